import { defineStarter } from './define-starter.ts';
import { contactForm } from './shared-blocks.ts';

const appointment = {
  en: 'Make an appointment',
  fr: 'Prendre rendez-vous',
  de: 'Termin vereinbaren',
  ar: 'حجز موعد',
};
const hours = { en: 'Hours', fr: 'Horaires', de: 'Sprechzeiten', ar: 'المواعيد' };
const openingTimes = {
  en: 'Monday to Thursday, 8:10 a.m. to 5:40 p.m.',
  fr: 'Du lundi au jeudi, de 8\u00a0h\u00a010 à 17\u00a0h\u00a040',
  de: 'Montag bis Donnerstag, 8.10 bis 17.40 Uhr',
  ar: 'من الاثنين إلى الخميس، من 8:10 إلى 17:40',
};

export const practitioner = defineStarter({
  label: 'Practitioner: psychologist, doctor, lawyer …',
  aliases: [
    'psychologist',
    'psychotherapist',
    'therapist',
    'doctor',
    'physician',
    'dentist',
    'lawyer',
    'attorney',
    'notary',
    'midwife',
    'nutritionist',
    'physiotherapist',
    'coach',
  ],
  theme: { look: 'letterhead', mode: 'system', accent: 165, artwork: 'none' },
  hasCv: false,
  title: { en: 'Psychologist', fr: 'Psychologie clinique', de: 'Psychologische Praxis', ar: 'علم النفس العيادي' },
  description: {
    en: '{name}, {title} in {location}: services, approach, fees and appointments.',
    fr: '{name}, {title} à {location}\u00a0: consultations, méthode, tarifs et rendez-vous.',
    de: '{name}, {title} in {location}: Angebot, Arbeitsweise, Honorar und Termine.',
    ar: '{name}، {title} في {location}: الخدمات وأسلوب العمل والأتعاب والمواعيد.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I help adults and couples who are going through a difficult time. In my practice, everything you say remains between us.',
        fr: 'J’accompagne des adultes et des couples qui traversent une période difficile. Tout ce que vous dites au cabinet reste entre nous.',
        de: 'Ich begleite Erwachsene und Paare in schwierigen Zeiten. Was Sie in meiner Praxis sagen, bleibt unter uns.',
        ar: 'أرافق البالغين والأزواج في الأوقات الصعبة. كل ما يُقال في العيادة يبقى بيننا.',
      },
      actions: [
        { label: appointment, href: '#contact' },
        {
          label: { en: 'Fees and hours', fr: 'Tarifs et horaires', de: 'Honorar und Zeiten', ar: 'الأتعاب والمواعيد' },
          href: '#fees',
        },
      ],
      availability: {
        en: 'First appointments within two weeks',
        fr: 'Premier rendez-vous sous deux semaines',
        de: 'Erstgespräche innerhalb von zwei Wochen',
        ar: 'الموعد الأول خلال أسبوعين',
      },
    },
    {
      type: 'card-grid',
      id: 'services',
      heading: { en: 'Services', fr: 'Consultations', de: 'Angebot', ar: 'الخدمات' },
      cards: [
        {
          title: {
            en: 'Individual sessions',
            fr: 'Séances individuelles',
            de: 'Einzelgespräche',
            ar: 'جلسات فردية',
          },
          description: {
            en: 'For anxiety, grief, exhaustion, and questions that keep you awake at night.',
            fr: 'Pour l’anxiété, le deuil, l’épuisement et les questions qui empêchent de dormir.',
            de: 'Bei Angst, Trauer, Erschöpfung und Fragen, die Sie nachts wach halten.',
            ar: 'للقلق والحزن والإرهاق والأسئلة التي تؤرّقك ليلًا.',
          },
        },
        {
          title: { en: 'Couples', fr: 'Couples', de: 'Paare', ar: 'الأزواج' },
          description: {
            en: 'For couples who want to talk with each other again, together or apart.',
            fr: 'Pour les couples qui veulent se parler à nouveau, ensemble ou séparément.',
            de: 'Für Paare, die wieder miteinander sprechen wollen, gemeinsam oder getrennt.',
            ar: 'لمن يريدان أن يتحاورا من جديد، معًا أو كلٌّ على حدة.',
          },
        },
        {
          title: { en: 'Parents', fr: 'Parents', de: 'Eltern', ar: 'الأهل' },
          description: {
            en: 'Three sessions on one question, such as sleep, school or separation.',
            fr: 'Trois séances sur une question précise, comme le sommeil, l’école ou la séparation.',
            de: 'Drei Gespräche zu einer Frage, zum Beispiel Schlaf, Schule oder Trennung.',
            ar: 'ثلاث جلسات حول سؤال واحد، كالنوم أو المدرسة أو الانفصال.',
          },
        },
        {
          title: { en: 'Online sessions', fr: 'Séances en ligne', de: 'Gespräche online', ar: 'جلسات عن بُعد' },
          description: {
            en: 'By secure video call, if you live far away or can’t leave home.',
            fr: 'Par appel vidéo sécurisé, si vous habitez loin ou ne pouvez pas vous déplacer.',
            de: 'Per sicherem Videogespräch, wenn Sie weit weg wohnen oder nicht kommen können.',
            ar: 'عبر مكالمة فيديو آمنة إذا كنت تسكن بعيدًا أو يتعذّر عليك الحضور.',
          },
        },
      ],
    },
    {
      type: 'text',
      id: 'approach',
      heading: { en: 'Approach', fr: 'Méthode', de: 'Arbeitsweise', ar: 'أسلوب العمل' },
      body: [
        {
          en: 'In the first session, we talk about what brings you here and what should change. You don’t have to prepare anything.',
          fr: 'La première séance sert à parler de ce qui vous amène et de ce qui devrait changer. Il n’y a rien à préparer.',
          de: 'Im ersten Gespräch geht es darum, was Sie herführt und was sich ändern soll. Sie müssen nichts vorbereiten.',
          ar: 'نتحدث في الجلسة الأولى عمّا جاء بك وعمّا ينبغي أن يتغيّر. لا تحتاج إلى أي تحضير.',
        },
        '',
        {
          en: 'After five sessions, we look back together. If another colleague or a different kind of help suits you better, I tell you so.',
          fr: 'Après cinq séances, nous faisons le point ensemble. Si une autre personne ou une autre aide vous convient mieux, je vous le dis.',
          de: 'Nach fünf Gesprächen blicken wir gemeinsam zurück. Wenn jemand anderes oder eine andere Hilfe besser passt, sage ich es Ihnen.',
          ar: 'بعد خمس جلسات نراجع معًا ما تحقّق. وإذا كان شخص آخر أو نوع آخر من المساعدة أنسب لك، فسأخبرك بذلك.',
        },
      ],
    },
    {
      type: 'card-grid',
      id: 'fees',
      heading: { en: 'Fees and hours', fr: 'Tarifs et horaires', de: 'Honorar und Zeiten', ar: 'الأتعاب والمواعيد' },
      intro: [
        {
          en: 'You pay after each session, by card or transfer. Sessions that you cancel a day before are free.',
          fr: 'Le règlement se fait après chaque séance, par carte ou virement. Une séance annulée la veille n’est pas due.',
          de: 'Sie zahlen nach jedem Gespräch, mit Karte oder per Überweisung. Absagen bis zum Vortag kosten nichts.',
          ar: 'يُدفع بعد كل جلسة بالبطاقة أو بالتحويل. ولا مقابل للجلسة التي تُلغى قبل يوم من موعدها.',
        },
      ],
      facts: [
        {
          label: { en: 'Individual session', fr: 'Séance individuelle', de: 'Einzelgespräch', ar: 'جلسة فردية' },
          value: {
            en: '€72 for 50 minutes',
            fr: '72\u00a0€ les 50 minutes',
            de: '72\u00a0€ für 50 Minuten',
            ar: '72 يورو لمدة 50 دقيقة',
          },
        },
        {
          label: { en: 'Session for couples', fr: 'Séance de couple', de: 'Paargespräch', ar: 'جلسة للأزواج' },
          value: {
            en: '€112 for 80 minutes',
            fr: '112\u00a0€ les 80 minutes',
            de: '112\u00a0€ für 80 Minuten',
            ar: '112 يورو لمدة 80 دقيقة',
          },
        },
        { label: hours, value: openingTimes },
        {
          label: { en: 'Languages', fr: 'Langues', de: 'Sprachen', ar: 'اللغات' },
          value: {
            en: 'English, French, Arabic',
            fr: 'français, arabe, anglais',
            de: 'Deutsch, Englisch, Französisch',
            ar: 'العربية والفرنسية والإنجليزية',
          },
        },
      ],
    },
    {
      type: 'credential-list',
      id: 'qualifications',
      heading: { en: 'Qualifications', fr: 'Formation', de: 'Qualifikation', ar: 'المؤهلات' },
      credentials: [
        {
          title: { en: 'License to practice', fr: 'Autorisation d’exercer', de: 'Zulassung', ar: 'رخصة مزاولة المهنة' },
          kind: 'licence',
          date: '2014',
          description: {
            en: 'Entered in the public register of psychologists.',
            fr: 'Inscription au registre officiel des psychologues.',
            de: 'Eingetragen im öffentlichen Register des Berufs.',
            ar: 'التسجيل في السجل الرسمي لممارسي المهنة.',
          },
        },
        {
          title: { en: 'Further training', fr: 'Formation continue', de: 'Weiterbildung', ar: 'تدريب متخصص' },
          kind: 'certificate',
          date: '2017',
          description: {
            en: 'Cognitive behavioral therapy, three years with a final exam.',
            fr: 'Thérapie cognitive et comportementale, trois ans avec examen final.',
            de: 'Kognitive Verhaltenstherapie, drei Jahre mit Abschlussprüfung.',
            ar: 'العلاج المعرفي السلوكي، ثلاث سنوات مع امتحان نهائي.',
          },
        },
      ],
    },
    {
      type: 'question-list',
      id: 'questions',
      heading: { en: 'Questions', fr: 'Questions', de: 'Fragen', ar: 'أسئلة' },
      questions: [
        {
          question: {
            en: 'How do I book a first appointment?',
            fr: 'Comment prendre un premier rendez-vous\u00a0?',
            de: 'Wie bekomme ich einen ersten Termin?',
            ar: 'كيف أحجز موعدي الأول؟',
          },
          answer: [
            {
              en: 'Write to me with two or three times that suit you. I confirm one of them within two working days.',
              fr: 'Écrivez-moi deux ou trois créneaux qui vous conviennent. J’en confirme un sous deux jours ouvrés.',
              de: 'Schreiben Sie mir zwei oder drei Zeiten, die Ihnen passen. Eine davon bestätige ich innerhalb von zwei Werktagen.',
              ar: 'اكتب لي موعدين أو ثلاثة تناسبك، وسأؤكد أحدها خلال يومي عمل.',
            },
          ],
        },
        {
          question: {
            en: 'Does my insurance pay?',
            fr: 'Les séances sont-elles remboursées\u00a0?',
            de: 'Zahlt meine Krankenkasse?',
            ar: 'هل يغطي التأمين الجلسات؟',
          },
          answer: [
            {
              en: 'Some insurers cover part of the fee. I give you an invoice that you can submit.',
              fr: 'Certaines mutuelles remboursent une partie des séances. Je vous remets une facture à leur envoyer.',
              de: 'Manche Versicherungen übernehmen einen Teil. Sie erhalten eine Rechnung zum Einreichen.',
              ar: 'تغطي بعض شركات التأمين جزءًا من الأتعاب، وأسلّمك فاتورة لتقديمها.',
            },
          ],
        },
        {
          question: {
            en: 'What if it is urgent?',
            fr: 'Que faire en cas d’urgence\u00a0?',
            de: 'Was, wenn es dringend ist?',
            ar: 'ماذا أفعل في الحالات العاجلة؟',
          },
          answer: [
            {
              en: 'I can’t answer emergencies. Please call the emergency number, or go to the nearest hospital.',
              fr: 'Je ne peux pas répondre aux urgences. Appelez le numéro d’urgence ou rendez-vous à l’hôpital le plus proche.',
              de: 'Notfälle kann ich nicht annehmen. Bitte rufen Sie den Notruf an oder gehen Sie in die nächste Klinik.',
              ar: 'لا أستقبل الحالات الطارئة. يُرجى الاتصال برقم الطوارئ أو التوجّه إلى أقرب مستشفى.',
            },
          ],
        },
      ],
    },
    contactForm(
      {
        en: 'Please describe your request in one or two sentences, without details about your health.',
        fr: 'Décrivez votre demande en une ou deux phrases, sans détails sur votre santé.',
        de: 'Bitte schildern Sie Ihr Anliegen in ein bis zwei Sätzen, ohne Angaben zu Ihrer Gesundheit.',
        ar: 'يُرجى وصف طلبك في جملة أو جملتين من دون تفاصيل عن صحتك.',
      },
      {
        heading: { en: 'Appointments', fr: 'Rendez-vous', de: 'Termine', ar: 'حجز موعد' },
        hours: { label: hours, value: openingTimes },
      },
    ),
  ],
});
