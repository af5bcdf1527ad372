import { describe, expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { resumeOf } from '../../src/core/outputs/resume/resume-of.ts';
import { type FoundResume, isResume, readResume } from '../../src/resume-import/read-resume.ts';
import { siteOfResume } from '../../src/resume-import/site-of-resume.ts';
import { day, exported, lost, written } from '../support/resume.ts';
import { siteWith } from '../support/sites/site.ts';

/* The issues of a résumé, one line each. */
const issueLines = (found: FoundResume) => found.issue.map(({ at, kind, why }) => `${at.join('.')} ${kind}: ${why}`);
const issuesOf = (resume: unknown) => issueLines(readResume(registry, resume));
const job = (entry: object) => readResume(registry, { work: [{ name: 'a', ...entry }] });

describe('a value', () => {
  test.each([
    ['basics', { basics: {} }, true],
    ['one list', { projects: [] }, true],
    ['a package.json', { name: 'a', version: '1', keywords: [] }, false],
    ['a list', [{ basics: {} }], false],
    ['nothing', null, false],
    ['parts of other types', { basics: 'a', work: {} }, false],
  ])('is recognized as a résumé by its parts: %s', (_, value, expected) => {
    expect(isResume(value)).toBe(expected);
  });

  test.each([[7], [null], [[]], ['a']])('that is not a résumé is left out: %j', (value) => {
    const found = readResume(registry, value);
    expect(issueLines(found)).toEqual([expect.stringMatching(/^ left-out: expected a résumé, found (?:a|null).*$/)]);
    expect(exported(found)).toEqual({ basics: { name: 'Your Name' } });
  });
});

describe('a text', () => {
  test.each([
    ['stays unchanged, with its spaces', ' a  b ', ' a  b ', []],
    ['has doubled braces', 'a {b} }}', 'a {{b} }}', []],
    ['may be a number', 4, '4', []],
    ['is on one line', 'a\n b\u2028c', 'a b c', ['changed: line breaks removed']],
    [
      'has no unprintable characters',
      'a\u0007\uD800\uFFFF\r\nb',
      'a\uFFFD b',
      ['changed: unprintable characters removed; line breaks removed'],
    ],
    ['has no unbalanced direction marks', 'a\u202Eb', 'ab', ['changed: unprintable characters removed']],
    ['may have balanced direction marks', 'a\u2067b\u2069', 'a\u2067b\u2069', []],
    [
      'is shortened if it is too long, but not inside a doubled brace',
      `${'{'.repeat(249)}\u{1F469}x{`,
      `${'{{'.repeat(249)}\u{1F469}…`,
      ['changed: shortened to 500 characters, the limit for this setting'],
    ],
    ['without printable characters is left out', '\u0001', undefined, ['left-out: it has no printable characters']],
    ['that is blank is empty', ' \n', undefined, ['empty: it is empty']],
    ['that is null is empty', null, undefined, ['empty: it is empty']],
    ['is not read from an array', ['a'], undefined, ['left-out: expected a string, found an array']],
    ['is not read from an object', {}, undefined, ['left-out: expected a string, found an object']],
    ['is not read from true or false', false, undefined, ['left-out: expected a string, found false']],
  ])('%s', (_, position, title, notes) => {
    const found = job({ position });
    expect([found.entries.work[0]?.title, issueLines(found)]).toEqual([
      title,
      notes.map((note) => `work.0.position ${note}`),
    ]);
  });

  test('of a name has no text direction characters', () => {
    const found = readResume(registry, { interests: [{ name: 'a\u200Fb\u2067c\u2069' }] });
    expect(found.entries.interests).toEqual([{ name: 'abc' }]);
    expect(issueLines(found)).toEqual(['interests.0.name changed: text direction characters removed']);
  });

  test('of an address has commas in place of line breaks', () => {
    const { owner, issue: issues } = readResume(registry, { basics: { location: { address: '1 A Street\nB' } } });
    expect([owner.location, issues.length]).toEqual([{ address: '1 A Street, B' }, 1]);
  });
});

describe('a value with a format', () => {
  test.each([
    ['email', 'a@example.com', 'a@example.com', []],
    ['email', ' a@example.com', 'a@example.com', ['changed: changed to "a@example.com"']],
    ['email', 'a', undefined, ["left-out: it isn't valid: use an email address, such as name@example.com"]],
    ['email', 'a{b@example.com', undefined, ["left-out: it can't contain {"]],
    ['email', `${'a'.repeat(250)}@example.com`, undefined, ['left-out: it is longer than 254 characters']],
    ['phone', '(912) 555-4321', '(912) 555-4321', []],
    ['phone', 'x', undefined, ["left-out: it isn't valid: use a phone number, such as +216 00 000 000"]],
    ['url', 'HTTP://example.com', 'http://example.com', ['changed: changed to "http://example.com"']],
    ['url', 'me.example/a', 'https://me.example/a', ['changed: changed to "https://me.example/a"']],
    ['url', 'me.jpg', undefined, [expect.stringMatching(/^left-out: it isn't a full URL: full URLs start with/)]],
    ['url', '/me', undefined, [expect.stringMatching(/^left-out: it isn't a full URL: full URLs start with/)]],
    ['phone', 'Phone: (912) 555-4321', '(912) 555-4321', ['changed: changed to "(912) 555-4321"']],
    [
      'url',
      'https://example.com:99999/',
      undefined,
      [expect.stringMatching(/^left-out: it isn't a valid URL: Use a port/)],
    ],
  ])('%s: %s', (name, value, expected, notes) => {
    const { owner, issue: issues } = readResume(registry, { basics: { [name]: value } });
    expect([
      owner[name === 'url' ? 'website' : (name as 'email')],
      issues.map(({ kind, why }) => `${kind}: ${why}`),
    ]).toEqual([expected, notes]);
  });

  test('a country is written in upper case', () => {
    const { owner, issue: issues } = readResume(registry, { basics: { location: { countryCode: 'us' } } });
    expect([owner.location, issues.map(({ why }) => why)]).toEqual([{ countryCode: 'US' }, ['changed to "US"']]);
  });

  test('a URL of an entry has escaped braces, and still fits', () => {
    expect(job({ url: 'https://example.com/{a}' }).entries.work).toEqual([
      { organization: 'a', href: 'https://example.com/{{a}' },
    ]);
    expect(issueLines(job({ url: `https://example.com/${'{'.repeat(995)}` }))).toEqual([
      'work.0.url left-out: it is longer than 2000 characters',
    ]);
  });
});

describe('dates', () => {
  test.each([
    [{ startDate: '2014', endDate: '2015-06' }, { period: { start: '2014', end: '2015-06' } }, []],
    [{ startDate: 2014, endDate: 2015 }, { period: { start: '2014', end: '2015' } }, []],
    [{ startDate: '2014' }, { period: { start: '2014' } }, []],
    [{ startDate: '2014', endDate: 'Present' }, { period: { start: '2014' } }, []],
    [{ startDate: '2014', endDate: '' }, { period: { start: '2014' } }, ['endDate empty: it is empty']],
    [{ startDate: null, endDate: '2015' }, { date: '2015' }, ['startDate empty: it is empty']],
    [{ endDate: 'now' }, {}, []],
    [
      { startDate: '2014-06-29T10:00:00Z' },
      { period: { start: '2014-06-29' } },
      ['startDate changed: imported as 2014-06-29'],
    ],
    [{ startDate: '2014-02-30' }, { period: { start: '2014-02' } }, ['startDate changed: imported as 2014-02']],
    [{ startDate: '2014-19', endDate: '2015' }, { date: '2015' }, ["startDate left-out: this month doesn't exist"]],
    [{ startDate: '2014-19-01' }, {}, ["startDate left-out: this month doesn't exist"]],
    [{ startDate: ['2014'] }, {}, ['startDate left-out: expected a date, found an array']],
    [
      { startDate: 'May 2014', endDate: 'July 2015' },
      { period: { start: '2014-05', end: '2015-07' } },
      ['startDate changed: imported as 2014-05', 'endDate changed: imported as 2015-07'],
    ],
    [{ startDate: '05/2012' }, { period: { start: '2012-05' } }, ['startDate changed: imported as 2012-05']],
    [{ startDate: '2010-3' }, { period: { start: '2010-03' } }, ['startDate changed: imported as 2010-03']],
    [{ startDate: '2014 Oct' }, { period: { start: '2014-10' } }, ['startDate changed: imported as 2014-10']],
    [{ startDate: 'août 2014' }, { period: { start: '2014-08' } }, ['startDate changed: imported as 2014-08']],
    [{ startDate: '2014-00-00' }, { period: { start: '2014' } }, ['startDate changed: imported as 2014']],
    [
      { startDate: '2014-06-29 10:00' },
      { period: { start: '2014-06-29' } },
      ['startDate changed: imported as 2014-06-29'],
    ],
    [{ startDate: '2014', endDate: 'till now' }, { period: { start: '2014' } }, []],
    [{ startDate: '2014', endDate: "Aujourd'hui" }, { period: { start: '2014' } }, []],
    [
      { startDate: '2014', endDate: '?' },
      {},
      [
        "endDate left-out: it isn't a date: use a year, a month or a day, such as 2014, 2014-06 or 2014-06-29; a start date alone would mean an ongoing period, so both dates are skipped",
      ],
    ],
    [{ startDate: '03/04/2014' }, {}, ['startDate left-out: it may mean 2014-04-03 or 2014-03-04']],
    [
      { endDate: 'May' },
      {},
      ["endDate left-out: it isn't a date: use a year, a month or a day, such as 2014, 2014-06 or 2014-06-29"],
    ],
    [
      { startDate: '2014', endDate: '2014-19' },
      {},
      [
        "endDate left-out: this month doesn't exist; a start date alone would mean an ongoing period, so both dates are skipped",
      ],
    ],
    [
      { startDate: '2014', endDate: '2013' },
      {},
      ['endDate left-out: it is before the start date, 2014, so both dates are skipped'],
    ],
  ])('%j', (dates, when, notes) => {
    const found = job(dates);
    expect([found.entries.work, issueLines(found)]).toEqual([
      [{ organization: 'a', ...when }],
      notes.map((note) => `work.0.${note}`),
    ]);
  });
});

describe('dates in other forms', () => {
  test.each<[string | number, string]>([
    ['May 2014', '2014-05'],
    ['05/2012', '2012-05'],
    ['5.2012', '2012-05'],
    ['2010-3', '2010-03'],
    ['2014/06', '2014-06'],
    ['2014.06.29', '2014-06-29'],
    ['29.06.2014', '2014-06-29'],
    ['13/04/2021', '2021-04-13'],
    ['June 29, 2014', '2014-06-29'],
    ['29 juin 2014', '2014-06-29'],
    ['Sept. 2019', '2019-09'],
    ["Jun '14", '2014-06'],
    ['2014年6月', '2014-06'],
    ['٢٠١٤', '2014'],
    ['20140629', '2014-06-29'],
    [201406, '2014-06'],
    ['2014-06-29 10:00:00', '2014-06-29'],
    ['2014-02-30T10:00:00Z', '2014-02'],
    ['2011-03-00', '2011-03'],
    [2009, '2009'],
    [' 2009 ', '2009'],
    ['2009-00', '2009'],
    ['2009-00-00', '2009'],
    ['since 2009', '2009'],
    ['Fall 2009', '2009'],
    ['2009?', '2009'],
  ])('%j are read as in a site: %s', (written, date) => {
    const awards = readResume(registry, { awards: [{ title: 'a', date: written }] });
    expect(awards.entries.awards).toEqual([{ title: 'a', date, kind: 'award' }]);
    expect(job({ startDate: written }).entries.work[0]?.period).toEqual({ start: date });
    expect(job({ startDate: '1999', endDate: written }).entries.work[0]?.period).toEqual({ start: '1999', end: date });
    expect(issueLines(awards)).toEqual(String(written) === date ? [] : [`awards.0.date changed: imported as ${date}`]);
  });

  test.each(['till now', 'Heute', 'aujourd’hui', 'present.', 'In progress', 'حتى الآن'])(
    '%j is the end of an ongoing period',
    (endDate) => {
      const found = job({ startDate: '2014', endDate });
      expect([found.entries.work[0]?.period, found.issue]).toEqual([{ start: '2014' }, []]);
    },
  );

  test("aren't read from a long text", () => {
    expect(job({ startDate: `2019 to${' '.repeat(100)}2021` }).entries.work).toEqual([{ organization: 'a' }]);
  });

  test.each([
    ['2019 – 2021', '2019 to 2021', { start: '2019', end: '2021' }],
    ['2019-2021', '2019 to 2021', { start: '2019', end: '2021' }],
    ['March – June 2021', '2021-03 to 2021-06', { start: '2021-03', end: '2021-06' }],
    ['Mar 2019 to present', '2019-03 to present', { start: '2019-03' }],
    ['01/2019 - 12/2020', '2019-01 to 2020-12', { start: '2019-01', end: '2020-12' }],
  ])('%s are a period in either property', (written, readable, period) => {
    for (const [name, dates] of [
      ['startDate', { startDate: written }],
      ['startDate', { startDate: written, endDate: ' ' }],
      ['startDate', { startDate: written, endDate: written }],
      ['endDate', { startDate: null, endDate: written }],
    ] as const) {
      const found = job(dates);
      expect(found.entries.work).toEqual([{ organization: 'a', period }]);
      expect(issueLines(found)).toEqual([`work.0.${name} changed: imported as ${readable}`]);
    }
  });

  test.each([
    ['03/04/2021', 'it may mean 2021-04-03 or 2021-03-04'],
    ['2011/12', 'it may mean 2011 to 2012 or 2011-12'],
    ['1999/00', expect.stringMatching(/^it isn't a date/)],
    ['2019 – 2021', expect.stringMatching(/^it isn't a date/)],
    ['29 Feb 2015', expect.stringMatching(/^it isn't a date/)],
    [`since${' '.repeat(100)}2019`, expect.stringMatching(/^it isn't a date/)],
    ['8 months', expect.stringMatching(/^it isn't a date/)],
  ])('%s is left out and reported, because it is not one clear date', (date, why) => {
    const found = readResume(registry, { awards: [{ title: 'a', date }] });
    expect(found.entries.awards).toEqual([{ title: 'a', kind: 'award' }]);
    expect(found.issue).toEqual([{ at: ['awards', 0, 'date'], kind: 'left-out', why, value: date }]);
  });

  test("don't hide the unmapped data of an entry", () => {
    const work = [
      { name: 'a', startDate: 'May 2014', endDate: 'June 2015', team: 1 },
      { name: 'a', endDate: '5/2016', team: 2 },
    ];
    const awards = [{ title: 'b', date: 'May 2014', team: 3 }];
    const site = {
      ...siteOfResume(registry, readResume(registry, { work, awards })),
      outputs: { resume: { notes: true } },
    };
    expect(resumeOf(registry, written(site), day)).toMatchObject({
      work: [
        { startDate: '2014-05', endDate: '2015-06', team: 1 },
        { endDate: '2016-05', team: 2 },
      ],
      awards: [{ date: '2014-05', team: 3 }],
    });
  });
});

describe('Markdown', () => {
  const texts = (highlights: string[]) =>
    readResume(registry, { work: [{ name: 'a', highlights }] }).entries.work[0]?.achievements;

  test.each([
    '**Led** a team of [five](https://team.example)',
    'Saved `5%` *each* year',
    '_a_, (**b**) and **`c`**',
    '[**a** b](https://example.com/a_(b)/?c#d)',
    '[mail](mailto:mira@kovac.example)',
    '**a** with a \\* in it',
    'Led the team.\n\n• Built the **API**\n• Ran the ops',
    '\\*\\*not bold\\*\\*',
    'snake_case and 2 * 3',
  ])('of highlights stays unchanged if a site supports it: %j', (text) => {
    expect(texts([text])).toEqual([text]);
    const { achievements, description } =
      readResume(registry, { work: [{ name: 'a', summary: text, highlights: [text] }] }).entries.work[0] ?? {};
    expect([achievements, description]).toEqual([[text], text]);
  });

  test.each([
    ['2*3*4', '2\\*3\\*4'],
    ['the __init__ method', 'the \\_\\_init\\_\\_ method'],
    ['[a](/b) **c**', '\\[a\\](/b) \\*\\*c\\*\\*'],
    ['[a](javascript:alert)', '\\[a\\](javascript:alert)'],
    ['[a](https://a.example "b")', '\\[a\\](https://a.example "b")'],
    ['[](https://a.example)', '\\[\\](https://a.example)'],
    ['[a](https://a.example:99999)', '\\[a\\](https://a.example:99999)'],
    ['[a](https://a.example/{b})', '\\[a\\](https://a.example/{{b})'],
    ['![a](https://a.example)', '!\\[a\\](https://a.example)'],
    ['[a*b*c](https://a.example)', '\\[a\\*b\\*c\\](https://a.example)'],
    ['**a*b*c**', '\\*\\*a\\*b\\*c\\*\\*'],
    ['\\*a*', '\\\\\\*a\\*'],
    [`**a** ${'*'.repeat(500)}`, `\\*\\*a\\*\\* ${'\\*'.repeat(500)}`],
  ])("that a site doesn't fully support is escaped: %j", (text, expected) => {
    expect(texts([text])).toEqual([expected]);
  });

  test('has single braces in code, and double ones elsewhere', () => {
    expect(texts(['`{a}` and **{b} `{{c`**'])).toEqual(['`{a}` and **{{b} `{{c`**']);
  });

  test.each([
    ['**Led** [a](https://a.example)', '**Led** [a](https://a.example)'],
    ['`{a}` *b* {{c}', '`{a}` *b* {c}'],
    ['a [page](/) and **more**', 'a page and more'],
    ['\\*\\*not bold\\*\\*', '\\*\\*not bold\\*\\*'],
    ['2\\*3\\*4', '2*3*4'],
    ['snake_case', 'snake_case'],
  ])('of a site stays the same after an export and an import: %j', (description, summary) => {
    const block = { type: 'timeline', id: 'a', entries: [{ organization: 'b', description }] };
    const resume = resumeOf(registry, written(siteWith({ type: 'hero', headline: 'a' }, block)), day);
    expect(resume.work).toEqual([{ name: 'b', summary }]);
    expect(exported(readResume(registry, resume)).work).toEqual(resume.work);
  });

  test("isn't used in names and titles", () => {
    expect(job({ position: '**a**' }).entries.work[0]?.title).toBe('\\*\\*a\\*\\*');
  });
});

describe('lists and entries', () => {
  test.each([
    ['a list of the wrong type', { work: 'a' }, 'work left-out: expected an array, found a string'],
    ['a list that is null', { work: null }, 'work empty: it is empty'],
    ['an entry that is a text', { work: ['a'] }, 'work.0 left-out: expected an object, found a string'],
    ['an empty entry', { work: [{}] }, 'work.0 left-out: it has no usable settings'],
    ['an entry with a blank name', { work: [{ name: '' }] }, 'work.0 left-out: it has no usable settings'],
    ['an entry without a name', { work: [{ summary: 'a' }] }, 'work.0 left-out: it has no usable name or position'],
    [
      'an award without a title',
      { awards: [{ date: '2014', title: 7 }, { date: '2014' }] },
      'awards.1 left-out: it has no usable title',
    ],
    ['an empty award', { awards: [{}] }, 'awards.0 left-out: it has no usable settings'],
    [
      'a profile without a network',
      { basics: { profiles: [{ username: 'a' }] } },
      'basics.profiles.0 left-out: it has no usable network or url',
    ],
    [
      'a profile with only a network',
      { basics: { profiles: [{ network: 'a', username: ' ', x: 1 }] } },
      'basics.profiles.0 left-out: it has no usable username or url',
    ],
    [
      'a highlight that is a number',
      { work: [{ name: 'a', highlights: ['b', 7] }] },
      'work.0.highlights.1 left-out: expected a string, found a number',
    ],
    ['an empty profile', { basics: { profiles: [{}] } }, 'basics.profiles.0 left-out: it has no usable settings'],
    [
      'highlights that are a text',
      { work: [{ name: 'a', highlights: 'b' }] },
      'work.0.highlights left-out: expected an array of strings, found a string',
    ],
    ['highlights that are null', { work: [{ name: 'a', highlights: null }] }, 'work.0.highlights empty: it is empty'],
    [
      'a highlight that is an object',
      { work: [{ name: 'a', highlights: [{}] }] },
      'work.0.highlights.0 left-out: expected a string, found an object',
    ],
    ['basics that are a list', { basics: [] }, 'basics left-out: expected an object, found an array'],
    [
      'a location that is a number',
      { basics: { location: 7 } },
      'basics.location left-out: expected an object, found a number',
    ],
    [
      'an image',
      { basics: { image: 'https://example.com/me.jpg' } },
      expect.stringMatching(/^basics.image left-out: images aren't downloaded: save the image as/),
    ],
    ['an image of the wrong type', { basics: { image: 7 } }, expect.stringMatching(/^basics.image left-out/)],
    ['an image that is empty', { basics: { image: '' } }, 'basics.image empty: it is empty'],
  ])('%s is reported once', (_, resume, note) => {
    expect(issuesOf(resume)).toEqual([note]);
  });

  test('that are left out are reported with their original value', () => {
    const { issue: notes } = readResume(registry, {
      basics: { email: 'maren@', website: 'a' },
      work: [7, { summary: 'a' }],
    });
    expect(notes.flatMap(({ kind, value }) => (kind === 'left-out' ? [value] : []))).toEqual([
      'maren@',
      'a',
      7,
      { summary: 'a' },
    ]);
    expect(readResume(registry, 7).issue.map(({ value }) => value)).toEqual([7]);
  });

  test('are imported up to the limit', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    const found = readResume(registry, {
      skills: many(70).map((name) => ({ name, keywords: name === '0' ? many(62) : [] })),
    });
    expect([found.entries.skills.length, found.entries.skills[0]?.keywords]).toEqual([60, many(60)]);
    expect(issueLines(found)).toEqual([
      'skills.0.keywords.60 left-out: this entry and all later ones: the limit is 60',
      'skills.60 left-out: this entry and the next 9: the limit is 60',
    ]);
  });

  test('report a single entry above the limit on its own', () => {
    const skills = Array.from({ length: 61 }, (_, index) => ({ name: `${index}` }));
    expect(issueLines(readResume(registry, { skills }))).toEqual(['skills.60 left-out: the limit is 60']);
  });

  test('a location can be a text', () => {
    expect(readResume(registry, { basics: { location: 'Tunis' } }).owner).toEqual({ location: { city: 'Tunis' } });
  });

  test('a degree is the title without a school', () => {
    const entriesOf = (entry: object) => readResume(registry, { education: [entry] }).entries.education;
    expect(entriesOf({ studyType: 'a', area: 'b' })).toEqual([{ title: 'a, b', degree: 'a', area: 'b' }]);
    expect(entriesOf({ area: 'b', studyType: 'a'.repeat(499) })).toEqual([
      { title: 'a'.repeat(499), degree: 'a'.repeat(499), area: 'b' },
    ]);
    expect(entriesOf({ institution: 'c', studyType: 'a' })).toEqual([{ organization: 'c', degree: 'a' }]);
    expect(entriesOf({ institution: 'c', score: '1' })).toEqual([{ organization: 'c', score: '1' }]);
    expect(entriesOf({ score: '1' })).toEqual([]);
  });

  test('levels are numbers if they are written as numbers', () => {
    const skills = ['90', '0', '4.5', '101', '-1', '1e1', '090', 'Master', 80].map((level) => ({ name: 'a', level }));
    const levels = readResume(registry, { skills: [...skills, { name: 'a' }] }).entries.skills.map(
      ({ level }) => level,
    );
    expect(levels).toEqual([90, 0, 4.5, undefined, undefined, '1e1', undefined, 'Master', 80, undefined]);
  });

  test.each([
    [
      ['5', '3'],
      [100, 60],
    ],
    [
      [5, 'Master', 4],
      [100, 'Master', 80],
    ],
    [
      [10, 7],
      [100, 70],
    ],
    [[5], [100]],
    [['5'], [100]],
    [[3], [60]],
    [[7], [70]],
    [
      [0, 1],
      [undefined, undefined],
    ],
    [
      [4.5, 3],
      [90, 60],
    ],
    [[0.8], [undefined]],
    [
      [4.25, 3],
      [undefined, undefined],
    ],
    [[0], [0]],
    [
      ['5%', 5, 'Master'],
      [5, 100, 'Master'],
    ],
    [
      ['4.5 %', '0%', '5 of 5'],
      [4.5, 0, 100],
    ],
    [
      [11, 3],
      [11, 3],
    ],
    [
      ['4/5', '3 out of 4', '80 %', '6/5', '1/0', '101%'],
      [80, 75, 80, undefined, undefined, undefined],
    ],
  ])('levels are out of 100, whatever their scale is: %j', (written, levels) => {
    const found = readResume(registry, { skills: written.map((level) => ({ name: 'a', level })) });
    expect(found.entries.skills.map(({ level }) => level)).toEqual(levels);
  });

  test('a level whose scale is unclear is left out and reported', () => {
    expect(issuesOf({ skills: [{ name: 'a', level: 0.8 }] })).toEqual([
      "skills.0.level left-out: it isn't clear what 0.8 is out of: name the scale, such as 4/5 or 80%",
    ]);
  });

  test.each([[[5]], [[1, 0]], [[10, 4.5, 0.1]], [[0]], [[5, 90]], [['Master', 3]], [['Master', 0]]])(
    'levels %j of a site come back as they were',
    (levels) => {
      const skills = levels.map((level) => ({ name: 'a', level }));
      const block = { type: 'skill-group', id: 'a', groups: [{ title: 'b', skills }] };
      const found = readResume(
        registry,
        resumeOf(registry, written(siteWith({ type: 'hero', headline: 'a' }, block)), day),
      );
      expect([found.entries.skills, lost(found)]).toEqual([skills, []]);
    },
  );

  test('invalid levels of skills are left out', () => {
    expect(issuesOf({ skills: [7, { name: 'a', level: '4/5' }] })).toEqual([
      'skills.1.level changed: imported as 80 out of 100',
      'skills.0 left-out: expected an object, found a number',
    ]);
    expect(issuesOf({ skills: 7 })).toEqual(['skills left-out: expected an array, found a number']);
  });

  test('native language levels are translated, and others stay unchanged', () => {
    const languages = ['Native speaker', 'Native', 'C1', 'Fluent'].map((fluency) => ({ language: 'a', fluency }));
    const levels = readResume(registry, { languages: [...languages, { language: 'a' }] }).entries.languages.map(
      ({ level }) => level,
    );
    expect(levels).toEqual(['native', 'Native', 'C1', 'Fluent', undefined]);
  });

  test('the URL of a DOI becomes a DOI', () => {
    const publications = ['https://doi.org/10.1000/1', 'https://doi.org/x', 'https://doi.org/10.1000/{'].map((url) => ({
      name: 'a',
      url,
    }));
    expect(readResume(registry, { publications: [...publications, { name: 'a' }] }).entries.publications).toEqual([
      { title: 'a', doi: '10.1000/1' },
      { title: 'a', href: 'https://doi.org/x' },
      { title: 'a', href: 'https://doi.org/10.1000/{{' },
      { title: 'a' },
    ]);
  });

  test('a profile without a network is labeled with its username or host', () => {
    const url = 'https://example.com/a';
    const profiles = [{ network: 'a', url }, { username: 'b', url }, { url }];
    expect(readResume(registry, { basics: { profiles } }).owner.profiles).toEqual([
      { network: 'a', href: url },
      { username: 'b', href: url, label: 'b' },
      { href: url, label: 'example.com' },
    ]);
  });
});

test('a username at a known network becomes a link', () => {
  const profiles = [
    { network: 'GitHub', username: 'mira-k', url: '' },
    { network: 'linkedin', username: 'https://www.linkedin.com/in/mira-k/' },
    { network: 'Skype', username: 'live:mira' },
    { network: 'GitLab', username: 'mira', url: 'https://code.example/mira' },
    { network: 'Stack Overflow', url: 'stackoverflow.com/users/1' },
    { network: 'Mastodon', username: 'https://a:99999/' },
  ];
  expect(readResume(registry, { basics: { profiles } }).owner.profiles).toEqual([
    { network: 'GitHub', username: 'mira-k', href: 'https://github.com/mira-k' },
    { network: 'linkedin', href: 'https://www.linkedin.com/in/mira-k/' },
    { network: 'Skype', username: 'live:mira' },
    { network: 'GitLab', username: 'mira', href: 'https://code.example/mira' },
    { network: 'Stack Overflow', href: 'https://stackoverflow.com/users/1' },
    { network: 'Mastodon', username: 'https://a:99999/' },
  ]);
});

test.each<[network: string, username: string, href: string | undefined]>([
  ['Twitter', 'mira_k', 'https://x.com/mira_k'],
  ['X', '@mira', 'https://x.com/mira'],
  ['Twitter', 'twitter.com/mira', 'https://twitter.com/mira'],
  ['GitHub', 'github.com/mira-k', 'https://github.com/mira-k'],
  ['GitHub', 'www.GitHub.com/mira-k/', 'https://github.com/mira-k'],
  ['GitHub', 'mira-k/site', 'https://github.com/mira-k/site'],
  ['LinkedIn', 'linkedin.com/in/mira', 'https://www.linkedin.com/in/mira'],
  ['LinkedIn', 'in/mira/', 'https://www.linkedin.com/in/mira'],
  ['Mastodon', '@mira@a.example', 'https://a.example/@mira'],
  ['Mastodon', 'a.example/@mira', 'https://a.example/@mira'],
  ['Mastodon', 'mira', undefined],
  ['ORCID', '0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
  ['ORCID', 'mira', undefined],
  ['Google Scholar', 'AbC123', undefined],
  ['Stack Overflow', '1234', undefined],
  ['StackOverflow', 'stackoverflow.com/users/1', 'https://stackoverflow.com/users/1'],
  ['Bluesky', '@mira.bsky.social', 'https://bsky.app/profile/mira.bsky.social'],
  ['Bluesky', 'mira', undefined],
  ['YouTube', '@mira', 'https://www.youtube.com/@mira'],
  ['npm', '~mira', 'https://www.npmjs.com/~mira'],
  ['Substack', 'Mira', 'https://mira.substack.com'],
  ['CodePen', 'mira', 'https://codepen.io/mira'],
  ['Xing', 'xing.com/profile/Mira_K', 'https://xing.com/profile/Mira_K'],
  ['Xing', 'Mira_K', undefined],
  ['constructor', 'mira', undefined],
  ['Discord', 'mira#1234', undefined],
  ['Odd', '999.999.xn--a/b', undefined],
])('a profile at %s with the username %s gets the URL %s, and keeps its username', (network, username, href) => {
  const found = readResume(registry, { basics: { profiles: [{ network, username }] } });
  expect(found.owner.profiles).toEqual([{ network, username, ...(href && { href }) }]);
  expect(found.issue).toEqual([]);
});

describe('names of older versions', () => {
  test('are recognized, reported, and exported under their current names', () => {
    const url = 'https://example.com/';
    const found = readResume(registry, {
      basics: { name: 'a', website: url, picture: 'me.jpg' },
      work: [{ company: 'b', website: url }, 'c'],
      volunteer: [{ company: 'd', website: url }],
      education: [{ institution: 'e', gpa: 3.8, website: url }],
      publications: [{ name: 'f', website: url }],
      projects: [{ name: 'g', website: url }],
    });
    expect(exported(found)).toEqual({
      basics: { name: 'a', url },
      work: [{ name: 'b', url }],
      volunteer: [{ organization: 'd', url }],
      education: [{ institution: 'e', score: '3.8', url }],
      publications: [{ name: 'f', url }],
      projects: [{ name: 'g', url }],
    });
    expect(found.kept).toEqual({ basics: { image: 'me.jpg' } });
    expect(issueLines(found)).toContain('work.0.company changed: imported as "name", the current name');
    expect(issueLines(found).filter((note) => / changed: /.test(note))).toHaveLength(10);
  });

  test('stay unchanged if the current names have content', () => {
    const { entries, kept } = readResume(registry, {
      work: [
        { company: 'a', name: 'b' },
        { company: 'c', name: ' ' },
        { company: '', name: null, position: 'd' },
      ],
      education: { gpa: 1 },
    });
    expect(entries.work).toEqual([{ organization: 'b' }, { organization: 'c' }, { title: 'd' }]);
    expect(kept.work).toEqual({
      besideEntries: [
        { of: { name: 'b' }, kept: { company: 'a' } },
        { of: { position: 'd' }, kept: { company: '' } },
      ],
    });
  });
});

describe('unmapped data', () => {
  test('is kept with the entry that it belongs to', () => {
    const deep = (depth: number): unknown => (depth === 0 ? 'a' : [deep(depth - 1)]);
    const deepGroup = (depth: number): unknown => (depth === 0 ? 'a' : { a: deepGroup(depth - 1) });
    const found = readResume(registry, {
      $schema: 'https://example.com/',
      meta: { 'version\u0000': 'v\u0007', list: [1, null, true] },
      deep: deep(50),
      deeper: deepGroup(50),
      basics: {
        name: 'a',
        image: 'me\u0000.jpg',
        x: 1,
        location: { city: 'b', x: 2 },
        profiles: [{ network: 'c', username: 'd', x: 3 }],
      },
      work: [{ name: 'd', position: '', startDate: '2014', summary: 'e', team: 'f' }, { name: 'g' }],
    });
    expect(found.kept).toEqual({
      $schema: 'https://example.com/',
      meta: { version: 'v', list: [1, null, true] },
      basics: {
        image: 'me.jpg',
        x: 1,
        location: { x: 2 },
        profiles: { besideEntries: [{ of: { network: 'c', username: 'd' }, kept: { x: 3 } }] },
      },
      work: { besideEntries: [{ of: { name: 'd', startDate: '2014' }, kept: { team: 'f' } }] },
    });
    expect(issueLines(found).filter((note) => !/image|position/.test(note))).toEqual([
      'basics.location.x kept: no block shows it',
      'basics.profiles.0.x kept: no block shows it',
      'basics.x kept: no block shows it',
      'work.0.team kept: no block shows it',
      '$schema kept: no block shows it',
      'meta kept: no block shows it',
      'deep left-out: it is nested too deeply',
      'deeper left-out: it is nested too deeply',
    ]);
  });
});

test.each([
  ['A **senior** _developer_', 'A senior developer'],
  ['I built [**Gympark**](https://example.com/) in `{code}`.', 'I built Gympark (https://example.com/) in {{code}.'],
  ['Write to [me](mailto:a@example.com) or [a@b.c](mailto:a@b.c)', 'Write to me (a@example.com) or a@b.c (a@b.c)'],
  ['**C**, 2\\*3 and [https://example.com/](https://example.com/)', 'C, 2*3 and https://example.com/'],
])('the summary %s is imported as plain text, which is reported', (summary, plain) => {
  const { owner, issue: issues } = readResume(registry, { basics: { summary } });
  expect([owner.summary, issues.map(({ why }) => why)]).toEqual([plain, ['links and emphasis written as plain text']]);
});

test.each(['2*3*4', '__init__', 'snake_case'])('the summary %s stays as it is', (summary) => {
  const { owner, issue: issues } = readResume(registry, { basics: { summary } });
  expect([owner.summary, issues]).toEqual([summary, []]);
});
