import { describe, expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { resumeOf } from '../../src/core/outputs/resume/resume-of.ts';
import { type FoundResume, isResume, readResume } from '../../src/resume-import/read-resume.ts';
import { siteOfResume } from '../../src/resume-import/site-of-resume.ts';
import { type AnyRecord, day, exported, lost, written } from '../support/resume.ts';
import { siteWith } from '../support/sites/site.ts';

/* The issues of a résumé, one line each. */
const issueLines = (found: FoundResume) => found.issues.map(({ at, kind, why }) => `${at.join('.')} ${kind}: ${why}`);
const issuesOf = (resume: AnyRecord) => issueLines(readResume(registry, resume));
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
});

describe('a text', () => {
  test.each([
    ['stays unchanged, with its spaces', ' a  b ', ' a  b ', []],
    ['has doubled braces', 'a {b} }}', 'a {{b} }}', []],
    ['may be a number', 4, '4', []],
    ['is on one line', 'a\n b\u2028c', 'a b c', ['changed: line breaks or unprintable characters removed']],
    [
      'has no unprintable characters',
      'a\u0007\uD800\uFFFFb',
      'a\uFFFDb',
      ['changed: line breaks or unprintable characters removed'],
    ],
    ['has no unbalanced direction marks', 'a\u202Eb', 'ab', ['changed: line breaks or unprintable characters removed']],
    ['may have balanced direction marks', 'a\u2067b\u2069', 'a\u2067b\u2069', []],
    [
      'is shortened if it is too long, but not inside a doubled brace',
      `${'{'.repeat(250)}x`,
      `${'{{'.repeat(249)}…`,
      ['changed: shortened to 500 characters, the limit for this setting'],
    ],
    ['without printable characters is left out', '\u0001', undefined, ['skipped: it has no printable characters']],
    ['that is blank is empty', ' \n', undefined, []],
    ['that is null is empty', null, undefined, []],
    ['is not read from an array', ['a'], undefined, ['skipped: expected a string, found an array']],
    ['is not read from an object', {}, undefined, ['skipped: expected a string, found an object']],
    ['is not read from true or false', false, undefined, ['skipped: expected a string, found false']],
  ])('%s', (_, position, title, notes) => {
    const found = job({ position });
    expect([found.entries.work[0]?.title, issueLines(found)]).toEqual([
      title,
      notes.map((note) => `work.0.position ${note}`),
    ]);
  });

  test('of a name has no text direction characters', () => {
    const found = readResume(registry, { interests: [{ name: 'a\u200Fb\u2067c\u2069' }] });
    expect([found.entries.interests, found.issues.length]).toEqual([[{ name: 'abc' }], 1]);
  });

  test('of an address has commas in place of line breaks', () => {
    const { owner, issues } = readResume(registry, { basics: { location: { address: '1 A Street\nB' } } });
    expect([owner.location, issues.length]).toEqual([{ address: '1 A Street, B' }, 1]);
  });
});

describe('a value with a format', () => {
  test.each([
    ['email', 'a@example.com', 'a@example.com', []],
    ['email', ' a@example.com', 'a@example.com', ['changed: changed to "a@example.com"']],
    ['email', 'a', undefined, ["skipped: it isn't valid: use an email address, such as name@example.com"]],
    ['email', 'a{b@example.com', undefined, ["skipped: it isn't valid: it can't contain {"]],
    [
      'email',
      `${'a'.repeat(250)}@example.com`,
      undefined,
      ["skipped: it isn't valid: it is longer than 254 characters"],
    ],
    ['phone', '(912) 555-4321', '(912) 555-4321', []],
    ['phone', 'x', undefined, ["skipped: it isn't valid: use a phone number, such as +216 00 000 000"]],
    ['url', 'HTTP://example.com', 'http://example.com', ['changed: changed to "http://example.com"']],
    ['url', 'me.example/a', 'https://me.example/a', ['changed: changed to "https://me.example/a"']],
    ['url', 'me.jpg', undefined, ['skipped: it isn\'t valid: use the full URL: "https://example.com/"']],
    ['url', '/me', undefined, ['skipped: it isn\'t valid: use the full URL: "https://example.com/"']],
    ['phone', 'Phone: (912) 555-4321', '(912) 555-4321', ['changed: changed to "(912) 555-4321"']],
    ['url', 'https://example.com:99999/', undefined, ["skipped: it isn't valid: Use a port from 1 to 65535."]],
  ])('%s: %s', (name, value, expected, notes) => {
    const { owner, issues } = readResume(registry, { basics: { [name]: value } });
    expect([
      owner[name === 'url' ? 'website' : (name as 'email')],
      issues.map(({ kind, why }) => `${kind}: ${why}`),
    ]).toEqual([expected, notes]);
  });

  test('a country is written in upper case', () => {
    const { owner, issues } = readResume(registry, { basics: { location: { countryCode: 'us' } } });
    expect([owner.location, issues.map(({ why }) => why)]).toEqual([{ countryCode: 'US' }, ['changed to "US"']]);
  });

  test('a URL of an entry has escaped braces, and still fits', () => {
    expect(job({ url: 'https://example.com/{a}' }).entries.work).toEqual([
      { organization: 'a', href: 'https://example.com/{{a}' },
    ]);
    expect(issueLines(job({ url: `https://example.com/${'{'.repeat(995)}` }))).toEqual([
      "work.0.url skipped: it isn't valid: it is longer than 2000 characters",
    ]);
  });
});

const noDate = "it isn't a clear date: use a year, a month or a day, such as 2014, 2014-06 or 2014-06-29";

describe('dates', () => {
  test.each([
    [{ startDate: '2014', endDate: '2015-06' }, { period: { start: '2014', end: '2015-06' } }, []],
    [{ startDate: 2014, endDate: 2015 }, { period: { start: '2014', end: '2015' } }, []],
    [{ startDate: '2014' }, { period: { start: '2014' } }, []],
    [{ startDate: '2014', endDate: 'Present' }, { period: { start: '2014' } }, []],
    [{ startDate: '2014', endDate: '' }, { period: { start: '2014' } }, []],
    [{ startDate: null, endDate: '2015' }, { date: '2015' }, []],
    [{ endDate: 'now' }, {}, []],
    [{ startDate: '2014-19', endDate: '2015' }, { date: '2015' }, [`startDate skipped: ${noDate}`]],
    [{ startDate: ['2014'] }, {}, [`startDate skipped: ${noDate}`]],
    [
      { startDate: 'May 2014', endDate: 'July 2015' },
      { period: { start: '2014-05', end: '2015-07' } },
      ['startDate changed: imported as 2014-05', 'endDate changed: imported as 2015-07'],
    ],
    [{ startDate: '2014', endDate: "Aujourd'hui" }, { period: { start: '2014' } }, []],
    [{ startDate: '2014', endDate: '?' }, {}, [`endDate skipped: ${noDate}; so both dates are skipped`]],
    [{ startDate: '2014', endDate: '2014-19' }, {}, [`endDate skipped: ${noDate}; so both dates are skipped`]],
    [
      { startDate: '2014', endDate: '2013' },
      {},
      ['endDate skipped: it is before the start, 2014; so both dates are skipped'],
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
      expect([found.entries.work[0]?.period, found.issues]).toEqual([{ start: '2014' }, []]);
    },
  );

  test.each([
    '03/04/2021',
    '2011/12',
    '1999/00',
    '2019 – 2021',
    '29 Feb 2015',
    `since${' '.repeat(100)}2019`,
    '8 months',
  ])('%s is skipped and reported, because it is not one clear date', (date) => {
    const found = readResume(registry, { awards: [{ title: 'a', date }] });
    expect(found.entries.awards).toEqual([{ title: 'a', kind: 'award' }]);
    expect(found.issues).toEqual([{ at: ['awards', 0, 'date'], kind: 'skipped', why: noDate, value: date }]);
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
    ['a list of the wrong type', { work: 'a' }, 'work skipped: expected an array, found a string'],
    ['an entry that is a text', { work: ['a'] }, 'work.0 skipped: expected an object, found a string'],
    ['an entry that is null', { work: [null] }, 'work.0 skipped: expected an object, found null'],
    ['an empty entry', { work: [{}] }, 'work.0 skipped: it has no usable name or position'],
    ['an entry with a blank name', { work: [{ name: '' }] }, 'work.0 skipped: it has no usable name or position'],
    ['an entry without a name', { work: [{ summary: 'a' }] }, 'work.0 skipped: it has no usable name or position'],
    [
      'an award without a title',
      { awards: [{ date: '2014', title: 7 }, { date: '2014' }] },
      'awards.1 skipped: it has no usable title',
    ],
    ['an empty award', { awards: [{}] }, 'awards.0 skipped: it has no usable title'],
    [
      'a profile without a network',
      { basics: { profiles: [{ username: 'a' }] } },
      'basics.profiles.0 skipped: it has no usable network or username or url',
    ],
    [
      'a profile with only a network',
      { basics: { profiles: [{ network: 'a', username: ' ', x: 1 }] } },
      'basics.profiles.0 skipped: it has no usable network or username or url',
    ],
    [
      'an empty profile',
      { basics: { profiles: [{}] } },
      'basics.profiles.0 skipped: it has no usable network or username or url',
    ],
    [
      'highlights that are a text',
      { work: [{ name: 'a', highlights: 'b' }] },
      'work.0.highlights skipped: expected an array of strings, found a string',
    ],
    [
      'a highlight that is an object',
      { work: [{ name: 'a', highlights: [{}] }] },
      'work.0.highlights.0 skipped: expected a string, found an object',
    ],
    ['basics that are a list', { basics: [] }, 'basics skipped: expected an object, found an array'],
    [
      'a location that is a number',
      { basics: { location: 7 } },
      'basics.location skipped: expected an object, found a number',
    ],
    [
      'an image',
      { basics: { image: 'https://example.com/me.jpg' } },
      expect.stringMatching(/^basics.image skipped: images aren't downloaded: save the image as/),
    ],
    ['an image of the wrong type', { basics: { image: 7 } }, expect.stringMatching(/^basics.image skipped/)],
  ])('%s is reported once', (_, resume, note) => {
    expect(issuesOf(resume)).toEqual([note]);
  });

  test('that are left out are reported with their original value', () => {
    const { issues: notes } = readResume(registry, {
      basics: { email: 'maren@', website: 'a' },
      work: [7, { summary: 'a' }],
    });
    expect(notes.flatMap(({ kind, value }) => (kind === 'skipped' ? [value] : []))).toEqual([
      'maren@',
      'a',
      7,
      { summary: 'a' },
    ]);
  });

  test('are imported up to the limit', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    const found = readResume(registry, {
      skills: many(70).map((name) => ({ name, keywords: name === '0' ? many(62) : [] })),
    });
    expect([found.entries.skills.length, found.entries.skills[0]?.keywords]).toEqual([60, many(60)]);
    expect(issueLines(found)).toEqual([
      'skills.0.keywords skipped: the limit is 60 entries',
      ...Array.from({ length: 10 }, (_, index) => `skills.${60 + index} skipped: the limit is 60`),
    ]);
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

  test('levels are numbers if they are written as numbers, percentages or fractions', () => {
    const written = ['90', '0', '4.5', 80, '5%', '80 %', '4/5', '3 out of 4', '5 of 5', '1e1', 'Master'];
    const invalid = ['101', '-1', '101%', '6/5', '1/0'];
    const found = readResume(registry, { skills: [...written, ...invalid].map((level) => ({ name: 'a', level })) });
    expect(found.entries.skills.map(({ level }) => level)).toEqual([
      ...[90, 0, 4.5, 80, 5, 80, 80, 75, 100, '1e1', 'Master'],
      ...invalid.map(() => undefined),
    ]);
    expect(issueLines(found)).toEqual([
      ...['5', '80', '80', '75', '100'].map(
        (level, index) => `skills.${index + 4}.level changed: imported as ${level} out of 100`,
      ),
      ...invalid.map((_, index) => expect.stringContaining(`skills.${index + 11}.level skipped: it isn't valid: `)),
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
  expect(found.issues).toEqual([]);
});

describe('names of older versions', () => {
  test('are recognized, and exported under their current names', () => {
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
    expect(found.issues.filter(({ kind }) => kind === 'changed')).toEqual([]);
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
      'deep skipped: it is nested too deeply',
      'deeper skipped: it is nested too deeply',
    ]);
  });
});

test.each([
  ['A **senior** _developer_', 'A senior developer'],
  ['I built [**Gympark**](https://example.com/) in `{code}`.', 'I built Gympark (https://example.com/) in {{code}.'],
  ['Write to [me](mailto:a@example.com) or [a@b.c](mailto:a@b.c)', 'Write to me (a@example.com) or a@b.c (a@b.c)'],
  ['**C**, 2\\*3 and [https://example.com/](https://example.com/)', 'C, 2*3 and https://example.com/'],
])('the summary %s is imported as plain text, which is reported', (summary, plain) => {
  const { owner, issues } = readResume(registry, { basics: { summary } });
  expect([owner.summary, issues.map(({ why }) => why)]).toEqual([plain, ['links and emphasis written as plain text']]);
});

test.each(['2*3*4', '__init__', 'snake_case'])('the summary %s stays as it is', (summary) => {
  const { owner, issues } = readResume(registry, { basics: { summary } });
  expect([owner.summary, issues]).toEqual([summary, []]);
});
