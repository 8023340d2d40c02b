import { renderMarkdown } from './render-markdown.ts';
import { MarketReport } from '@earshot/contracts/market/market-report';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { provenReport } from './proven-report.ts';
import { renderParts, renderReport } from './render-report.ts';
import { sampleReport, waitingReport } from './test-support/sample-report.ts';
import { sectionTitles } from './words.ts';

/** Text of the drawn page, as a reader sees it. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

function sectionOf(report: MarketReport, name: keyof typeof sectionTitles): string {
  return renderParts(report).sections.find((part) => part.name === name)?.html ?? '';
}

test('the sample is a report by the contract', () => {
  expect(MarketReport.parse(sampleReport())).toEqual(sampleReport());
});

test('a whole report shows its ten parts in order, and links to each', () => {
  const page = renderReport(sampleReport());
  const names = Object.keys(sectionTitles).filter((name) => name !== 'changes');
  const places = names.map((name) => page.indexOf(`<h2 id="${name}">`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const name of names) expect(page).toContain(`href="#${name}"`);
});

test('every link within the page leads somewhere', () => {
  const page = renderReport(sampleReport(), { controls: true });
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(40);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
});

test('[MKT-2] the head counts each outcome, and what is switched off is not held against it', () => {
  expect(textOf(renderParts(sampleReport()).head)).toContain(
    '10 of 15 sources answered , 1 had nothing, 2 blocked, 1 could not be reached, 1 not asked: out of time. 31 pages read. 1 source switched off on this server.',
  );
});

test('[MKT-2] every source is listed with its outcome and reason', () => {
  const sources = textOf(renderParts(sampleReport()).sources);
  expect(sources).toContain('Refused by robots.txt, read 14:02 UTC Its robots.txt refuses every crawler.');
  expect(sources).toContain('Not asked, out of time');
  expect(sources).toContain('1 source switched off on this server');
  for (const { name } of sampleReport().sources) expect(sources).toContain(name);
});

test('[MKT-3] the requests of each host are printed', () => {
  expect(textOf(renderParts(sampleReport()).sources)).toContain('jobwren.example 7 forum.example 3');
});

test('[MKT-1] corrupting any one quote takes its claims out of the page', () => {
  const whole = provenReport(sampleReport());
  for (const { id, quote } of sampleReport().citations) {
    const report = sampleReport();
    for (const citation of report.citations) if (citation.id === id) citation.excerpt = 'Something else.';
    const page = renderReport(report);
    expect(page).not.toContain(`data-citation="${id}"`);
    expect(textOf(page)).not.toContain(`“${quote}”`);
    for (const finding of whole.findings ?? []) {
      expect(page.includes(finding.headline.replace(/'/g, '&#39;'))).toBe(!finding.citations.includes(id));
    }
    for (const plan of whole.plans ?? []) {
      expect(page.includes(`>${plan.published}<`)).toBe(!plan.citations.includes(id));
    }
  }
});

test('[MKT-1] a claim without a citation, with an unknown one or one without words is not drawn', () => {
  for (const broken of ['none', 'unknown', 'blank', 'no_source'] as const) {
    const report = sampleReport();
    const [finding] = report.findings ?? [];
    if (!finding) throw new Error('no finding');
    if (broken === 'none') finding.citations = [];
    if (broken === 'unknown') finding.citations.push('nowhere');
    if (broken === 'blank') for (const one of report.citations) if (one.id === 'signal') one.quote = ' ';
    if (broken === 'no_source') report.sources = report.sources.filter(({ number }) => number !== 1);
    expect(renderReport(report)).not.toContain(finding.headline);
    expect(renderReport(report)).not.toContain('Keep notes on the device');
  }
});

test('a cell without its proof says that nothing was found, never no', () => {
  const report = sampleReport();
  report.citations = report.citations.filter(({ id }) => id !== 'tallowbee-offline');
  expect(textOf(sectionOf(report, 'features'))).toMatch(/Route with traffic Not mentioned Not mentioned/);
  expect(sectionOf(sampleReport(), 'features')).toContain('class="mr-dot is-no"');
  expect(sectionOf(report, 'features')).not.toContain('class="mr-dot is-no"');
});

test('[MKT-1] what a person set right is kept on their word, named as such, without what its page said', () => {
  const report = sampleReport();
  const said = { by: 'member' as const, at: '2026-11-20T15:10:00.000Z' };
  const [plan] = report.plans ?? [];
  const cell = report.features?.[0]?.cells[0];
  if (!plan || !cell) throw new Error('the sample lost its rows');
  Object.assign(cell, { value: 'yes', note: 'Since May', correction: said, citations: [] });
  Object.assign(plan, { correction: said, amount: 14, citations: ['gone'] });
  const word = 'Corrected by a member of the workspace on 20 November 2026';
  const features = textOf(sectionOf(report, 'features'));
  expect(features).toContain(`Since May ${word}`);
  const prices = textOf(sectionOf(report, 'pricing'));
  expect(prices).toContain(`Marrowby, Crew ${word} No longer on its page`);
  expect(prices).not.toContain('€12 a person, monthly');
});

test('five findings come first, the others and the further reasons for a rival on demand', () => {
  const report = sampleReport();
  const [finding] = report.findings ?? [];
  const [rival] = report.rivals ?? [];
  if (!finding || !rival) throw new Error('the sample lost its rows');
  report.findings?.push({ ...finding, id: 'sixth', headline: 'A sixth one.' });
  rival.reasons = [...rival.reasons, ...rival.reasons];
  const shown = sectionOf(report, 'findings');
  expect(shown).toContain('<h2 id="findings">Five findings</h2>');
  expect(shown.indexOf('1 more finding')).toBeLessThan(shown.indexOf('A sixth one.'));
  expect(shown).toContain('id="finding-6"');
  expect(sectionOf(report, 'rivals')).toContain('1 more reason');
});

test('prices stand as published beside what they come to, in their own currency where no rate is known', () => {
  const prices = textOf(sectionOf({ ...sampleReport(), rates: null }, 'pricing'));
  expect(prices).toContain('$180 a year, a person US$15.00 US$15.00');
  expect(prices).toContain('€129 flat, up to 20 €25.80 €10.75');
  expect(prices).toContain('from £15.00');
  expect(prices).toContain('Set-up fee US$99.00');
  expect(prices).toContain('Talk to us On request');
  expect(prices).toContain('Crewlark writes “from”, so the figure is a lower bound.');
  expect(prices).toContain('and not converted');
});

test('trends tell n and interval, mark the month that is not over, and can be read as a table', () => {
  const trend = sectionOf(sampleReport(), 'trends');
  expect(textOf(trend)).toContain('Crewlark rises by 9 % a month (95 % interval +6 % to +13 %).');
  expect(textOf(trend)).toContain('Marrowby shows no clear trend (n = 139).');
  expect(textOf(trend)).toContain('n = 518, Nov incomplete');
  expect(trend.match(/is-open/g)).toHaveLength(3);
  expect(textOf(trend)).toContain('Nov 2026 8 so far 19 so far 7 so far');
});

test('months that are too few for a trend are told, not drawn', () => {
  const report = sampleReport();
  for (const trend of report.trends ?? []) trend.label = 'too_short';
  expect(sectionOf(report, 'trends')).not.toContain('<svg');
  expect(textOf(sectionOf(report, 'trends'))).toContain('too few for a trend');
});

test('what users say is quoted with its count, and rivals’ users apart', () => {
  const voices = textOf(sectionOf(sampleReport(), 'voices'));
  expect(voices).toContain('Asked for: work without signal 38 of 214, average 2.1 stars');
  expect(voices).toMatch(/Marrowby .*Jobwren Complained about: invoices sent twice/);
  expect(voices).toContain('6 Nov 2026');
});

test('rivals show why they are here; the doubtful ones are named, and can be added where there are controls', () => {
  expect(textOf(sectionOf(sampleReport(), 'rivals'))).toContain('Possible competitors: Hodfield');
  expect(sectionOf(sampleReport(), 'rivals')).not.toContain('<button');
  const shown = renderParts(sampleReport(), { controls: true })
    .sections.map(({ html }) => html)
    .join('');
  expect(shown).toContain('data-act="add-rival"');
  expect(shown).toContain('data-act="correct-plan"');
});

test('[MKT-5] what changed since the report before comes right after the findings, the weightiest first', () => {
  const report = sampleReport();
  const change = { host: 'crewlark.example', of: 'plan', before: '£15', after: '£18' } as const;
  report.changes = [
    { ...change, kind: 'added', text: 'Crewlark names route planning.', before: null, importance: 'low' },
    { ...change, kind: 'changed', text: 'Pro costs £18, was £15 (+20 %).', importance: 'high' },
  ];
  const page = textOf(sectionOf(report, 'changes'));
  expect(page.indexOf('Pro costs £18')).toBeLessThan(page.indexOf('names route planning'));
  expect(page).toContain('Was £15 , is now £18');
  const order = renderParts(report).contents.map(({ name }) => name);
  expect(order.indexOf('changes')).toBe(order.indexOf('findings') + 1);
});

test('a report that waits tells its place; one that runs tells its step, and each part that is to come says so', () => {
  expect(textOf(renderReport(waitingReport('queued')))).toContain('2 reports are ahead of this one.');
  const running = waitingReport('running');
  expect(textOf(renderParts(running).head)).toContain('Find rivals in progress');
  expect(textOf(sectionOf(running, 'pricing'))).toContain('In progress.');
});

test('a part that was not reached is cut short, one that is empty says what that means', () => {
  expect(textOf(sectionOf({ ...sampleReport(), trends: null }, 'trends'))).toContain('Incomplete');
  expect(textOf(sectionOf({ ...sampleReport(), plans: [] }, 'pricing'))).toContain(
    'No plans or prices found',
  );
  expect(textOf(sectionOf({ ...sampleReport(), state: 'failed', news: null }, 'news'))).toContain(
    'was not created',
  );
  expect(textOf(sectionOf({ ...sampleReport(), companies: [], news: null }, 'news'))).toContain(
    'This section is empty',
  );
});

test('what could not be reached says so once', () => {
  const [first, ...others] = sampleReport().sources;
  if (!first) throw new Error('The sample has no source');
  const cutOff = { ...first, outcome: 'failed' as const, found: 0, detail: 'It could not be reached.' };
  const panel = textOf(renderParts({ ...sampleReport(), sources: [cutOff, ...others] }).sources);
  expect(panel).toContain('ould not be reached');
  expect(panel).not.toContain('It could not be reached.');
});

test('times are told in the reader’s zone, and in UTC by name without one', () => {
  expect(textOf(renderReport(sampleReport(), { timeZone: 'Europe/Berlin' }))).toContain(
    'Completed 20 November 2026, 15:03, in 71 seconds',
  );
  expect(textOf(renderReport(sampleReport()))).toContain(
    'Completed 20 November 2026, 14:03 UTC, in 71 seconds',
  );
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style></textarea><svg onload=alert(1)>',
  '<!--',
  '${alert(1)}{{7*7}}',
  '\u202Egnp.exe\u202D\u0000\u2028',
  '&lt;b&gt;&#x3c;',
];

/** The report with every text in it replaced; ids, kinds, instants and addresses stay what they are. */
function withTexts(text: string): MarketReport {
  const kept = new Set(['id', 'url', 'key', 'month', 'day', 'currency']);
  const isFree = (name: string, value: string) =>
    !kept.has(name) && (/\s/.test(value) || ['name', 'title', 'term', 'label', 'note'].includes(name));
  const report = JSON.parse(
    JSON.stringify(sampleReport(), (name, value: unknown) => {
      if (typeof value !== 'string' || value === 'no_clear_trend') return value;
      return isFree(name, value) && !['label:rising'].includes(`${name}:${value}`) ? text : value;
    }),
  ) as MarketReport;
  return {
    ...report,
    trends: report.trends?.map((trend) => ({ ...trend, label: 'rising' as const })) ?? null,
  };
}

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

/** Names of the elements of a page and of their attributes, as a browser reads it. */
function partsOf(page: string): Set<string> {
  const found = new Set<string>();
  const walk = ({ nodeName, attrs = [], childNodes = [] }: Node) => {
    found.add(nodeName);
    for (const { name } of attrs) found.add(`${nodeName} ${name}`);
    childNodes.forEach(walk);
  };
  walk(parseFragment(page));
  return found;
}

test.each(hostile)('a hostile text stays text wherever it stands: %j', (text) => {
  const usual = partsOf(renderReport(sampleReport(), { controls: true }));
  const found = partsOf(renderReport(withTexts(text), { controls: true }));
  expect([...found].filter((part) => !usual.has(part))).toEqual([]);
  expect(found.has('#comment')).toBe(false);
});

test('only addresses of the web become links, and none holds a user', () => {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://user:secret@crewlark.example/',
    '//crewlark.example',
    'not an address',
  ];
  for (const url of bad) {
    const report = sampleReport();
    for (const source of report.sources) source.url = url;
    for (const company of report.companies) company.url = url;
    const [, , , , signal] = report.citations;
    if (signal) signal.url = url;
    const links = [...renderReport(report).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.filter((href) => !/^(#|https:\/\/[a-z.]+\.example\/)/.test(href))).toEqual([]);
  }
});

test('a page of the report asks no other host for anything', () => {
  expect(renderReport(sampleReport())).not.toMatch(
    /<(img|script|link|iframe|video|object|embed)|\ssrc=|url\(/i,
  );
});

test('a notice of the subject’s home page leads the report and its news, with its proof', () => {
  const report = sampleReport();
  const [first] = report.news ?? [];
  if (!first) throw new Error('the sample lost its news');
  const notice = {
    ...first,
    host: report.companies[0]?.host ?? '',
    day: null,
    title: 'It closes in June.',
    notice: 'closing' as const,
  };
  report.news = [...(report.news ?? []), notice];
  const page = textOf(renderReport(report));
  expect(page.indexOf('On its home page now: It closes in June.')).toBeLessThan(page.indexOf('findings'));
  expect(textOf(sectionOf(report, 'news'))).toMatch(/News On its home page now/);
});

test('a feature tells its group and the plans that hold it', () => {
  const report = sampleReport();
  const [feature] = report.features ?? [];
  const cell = feature?.cells.find(({ value }) => value === 'yes');
  if (!feature || !cell) throw new Error('the sample lost its features');
  feature.area = 'In the field';
  cell.plans = [
    { name: 'Solo', note: '5 routes' },
    { name: 'Crew', note: null },
  ];
  const features = textOf(sectionOf(report, 'features'));
  expect(features).toContain('In the field');
  expect(features).toMatch(/Solo: 5 routes ?Crew/);
});

test('[MKT-2] an empty section whose sources are all switched off says that nobody was asked', () => {
  const report = sampleReport();
  Object.assign(report, { voices: [], trends: [], features: [] });
  const heard = textOf(sectionOf(report, 'voices'));
  expect(heard).toContain('No public reviews or discussions found');
  for (const one of report.sources) if (one.id !== 'site') one.outcome = 'off';
  for (const name of ['voices', 'trends'] as const) {
    expect(textOf(sectionOf(report, name))).toContain('Not checked');
    expect(textOf(sectionOf(report, name))).not.toMatch(/was found|No series/);
  }
  expect(textOf(sectionOf(report, 'features'))).toContain('No features found on the pages we read');
  expect(renderMarkdown(report)).toContain('Not checked');
});

const briefingOf = (page: string) => /<p class="mr-briefing">[\s\S]*?<\/p>/.exec(page)?.[0] ?? '';

test('[MKT-1] a briefing comes first: sentences of the findings, the sure ones, each with its proof and nothing else', () => {
  const report = provenReport(sampleReport());
  const page = renderReport(report);
  const briefing = briefingOf(page);
  expect(page.indexOf('mr-briefing')).toBeLessThan(page.indexOf('mr-section'));
  const sure = (report.findings ?? []).filter(({ confidence }) => confidence !== 'no_clear_trend');
  const said = sure.filter(({ headline }) => briefing.includes(headline));
  expect(said.length).toBe(Math.min(3, sure.length));
  expect(briefing).not.toContain('Interest in Marrowby itself is steady.');
  for (const { citations } of said) expect(briefing).toContain(`data-citation="${citations[0]}"`);
  const sentences = [...said, ...(report.opportunities ?? []).slice(0, 1)].map(({ headline }) => headline);
  const unlabelled = textOf(briefing.replace(/<a\s+class="mr-cite"[\s\S]*?<\/a/g, ''));
  expect(sentences.reduce((text, sentence) => text.replace(sentence, ''), unlabelled)).not.toMatch(/\d/);
});

test('a report without findings, or with unsure ones alone, has no briefing', () => {
  expect(briefingOf(renderReport({ ...sampleReport(), findings: null }))).toBe('');
  const unsure = sampleReport().findings?.map((finding) => ({
    ...finding,
    confidence: 'no_clear_trend' as const,
  }));
  expect(briefingOf(renderReport({ ...sampleReport(), findings: unsure ?? [] }))).toBe('');
});
