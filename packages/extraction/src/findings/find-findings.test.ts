import { describe, expect, test } from 'vitest';
import type { Plan } from '../facts.ts';
import { featureMatrix } from '../features/feature-matrix.ts';
import { readFeatures } from '../features/read-features.ts';
import { readPage } from '../page/read-page.ts';
import { personMonth } from '../prices/person-month.ts';
import { readPricing } from '../pricing/read-pricing.ts';
import { findFindings, findOpportunities } from './find-findings.ts';
import type { Finding, FoundProof, MarketFacts } from './market-facts.ts';

function site(host: string, cards: string, features: string) {
  const read = readPage(`<div class="plans">${cards}</div><ul>${features}</ul>`, `https://${host}/pricing`);
  const { plans, leftOut } = readPricing(read);
  return { host, plans, mayHaveMorePlans: leftOut.length > 0, mentions: readFeatures(read, 'features') };
}

const card = (name: string, price: string) => `<div class="plan"><h3>${name}</h3><p>${price}</p></div>`;

function facts(): MarketFacts {
  const sites = [
    site(
      'crewlark.example',
      card('Crew', '$12 per user / month') + card('Fleet', '$24 per user / month'),
      '',
    ),
    site(
      'marrowby.example',
      card('Solo', 'Free') + card('Pro', '$96 per user / year'),
      '<li>Offline notes</li>',
    ),
    site(
      'jobwren.example',
      card('Start', 'Contact us') + card('All', '$15 per user / month'),
      '<li>Offline notes</li>',
    ),
  ];
  return {
    subject: 'crewlark.example',
    companies: sites.map(({ host, plans, mayHaveMorePlans }) => ({
      ...{ host, name: host.split('.')[0] ?? '', plans, mayHaveMorePlans },
      pagesRead: 4,
    })),
    matrix: featureMatrix(sites.map(({ host, mentions }) => ({ host, mentions }))),
    trends: [],
    themes: [],
  };
}

describe('[MKT-1] findings', () => {
  test('come from rules, each with proofs', () => {
    const findings = findFindings(facts());
    expect(findings.map(({ headline }) => headline)).toEqual([
      'marrowby is the cheapest of 3 for a team of 10; crewlark is number 2.',
      '2 of 2 competitors mention Offline notes; crewlark does not.',
      '1 of 2 competitors publishes a free plan; crewlark does not.',
    ]);
    expect(findings.every(({ proofs, confidence }) => proofs.length > 0 && confidence === 'firm')).toBe(true);
  });

  test('do not follow from what a company may have left out: no price, no free plan, the cheapest', () => {
    const all = facts();
    const told = (incomplete: string[], companies = all.companies) =>
      findFindings({
        ...{ ...all, matrix: [] },
        companies: companies.map((one) => ({ ...one, mayHaveMorePlans: incomplete.includes(one.name) })),
      }).map(({ headline }) => headline);
    expect(told(['marrowby'])).toEqual([
      'crewlark is the cheapest of 2 for a team of 10.',
      '1 of 2 competitors publishes a free plan; crewlark does not.',
    ]);
    expect(told(['crewlark'])).toEqual([]);
    expect(told(['jobwren'])).toContain('1 of 1 competitor publishes a free plan; crewlark does not.');
    const onRequest = all.companies.map((one) => ({
      ...one,
      plans: one.plans.filter(({ kind }) => one.name !== 'jobwren' || kind === 'custom'),
    }));
    expect(told([], onRequest)).toContain('jobwren publishes no price.');
    expect(told(['jobwren'], onRequest)).not.toContain('jobwren publishes no price.');
  });

  test('tell where interest goes, with the interval of the trend', () => {
    const proof: FoundProof = {
      host: 'a.example',
      isFirstParty: false,
      voice: 'news.example',
      evidence: { url: 'https://news.example/', quote: 'x', start: 0 },
    };
    const trend = (
      label: 'rising' | 'falling' | 'steady',
      [percent, low, high]: number[],
      proofs = [proof],
    ) => ({
      host: 'a.example',
      name: 'Mentions each month',
      trend: { label, months: 9, change: { percent: percent ?? 0, low: low ?? 0, high: high ?? 0 } },
      evidence: proofs,
    });
    const headlines = findFindings({
      subject: 'a.example',
      companies: [{ host: 'a.example', name: 'Acme', plans: [], mayHaveMorePlans: false, pagesRead: 1 }],
      matrix: [],
      trends: [
        trend('rising', [4.26, 0.04, 7]),
        trend('falling', [-3.21, -5, -0.96]),
        trend('steady', [0, -1, 1]),
        trend('rising', [4, 1, 7], []),
      ],
      themes: [],
    }).map(({ headline, detail, confidence }) => [headline, detail, confidence]);
    const detail = (figures: string) =>
      `${figures.replace('(', '% a month over 9 months (95 % interval ')} %).`;
    expect(headlines).toEqual([
      ['Acme: mentions each month rise.', detail('+4.3 (0 to +7'), 'single_source'],
      ['Acme: mentions each month fall.', detail('−3.2 (−5 to −1'), 'single_source'],
    ]);
  });

  test('say what they follow from when they become opportunities', () => {
    const all = facts();
    const findings = findFindings(all);
    for (const { findings: from, proofs } of findOpportunities(all, findings)) {
      expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(from));
      expect(proofs.length).toBeGreaterThan(0);
    }
  });

  test('are none where nothing was read', () => {
    expect(findFindings({ subject: 'a.example', companies: [], matrix: [], trends: [], themes: [] })).toEqual(
      [],
    );
  });
});

describe('the price for a person and month', () => {
  const planOf = (price: string, items = ''): Plan => {
    const read = readPage(
      `<div class="plan"><h3>Crew</h3><p>${price}</p><ul>${items}</ul></div>`,
      'https://a.example/pricing',
    );
    const plan = readPricing(read).plans[0];
    if (!plan) throw new Error('no plan');
    return plan;
  };

  test('divides flat prices by the team and years by twelve', () => {
    expect(personMonth(planOf('$120 a month'), 10)).toBe(12);
    expect(personMonth(planOf('$96 per user per year'), 10)).toBe(8);
  });

  test('is not told for use, lower bounds, other units or teams that are too large', () => {
    expect(personMonth(planOf('$5 per 1,000 requests'), 10)).toBeNull();
    expect(personMonth(planOf('from $5 a month'), 10)).toBeNull();
    expect(personMonth(planOf('$5 per location / month'), 10)).toBeNull();
    expect(personMonth(planOf('$50 a month', '<li>Up to 5 users</li>'), 10)).toBeNull();
  });

  test('[MKT-1] become opportunities by their kind, of the subject alone', () => {
    const market = {
      ...facts(),
      companies: [
        { host: 'crewlark.example', name: 'Crewlark', plans: [], mayHaveMorePlans: false, pagesRead: 1 },
      ],
    };
    const finding = (id: string, headline: string, host = 'rival.example'): Finding => ({
      ...{ id, headline, detail: '', confidence: 'firm', basis: '', weight: 1 },
      proofs: [
        {
          host,
          isFirstParty: true,
          voice: host,
          evidence: { url: `https://${host}/`, quote: 'x', start: 0 },
        },
      ],
    });
    const made = (...args: Parameters<typeof finding>) =>
      findOpportunities(market, [finding(...args)]).map(({ headline }) => headline);
    expect(made('feature-missing-x', 'y')).toEqual([
      'Say on the site whether Crewlark has it, or consider building it.',
    ]);
    expect(made('price-free', 'Rivals publish a free plan; Crewlark does not.')).toEqual([
      'Consider a free plan for Crewlark.',
    ]);
    expect(made('price-free', 'Crewlark alone has one.')).toEqual([]);
    expect(made('price-hidden', 'y')).toEqual(['Show prices where competitors show none.']);
    expect(made('voice-asked-x', 'y')).toEqual(['Offer what a competitor’s users miss.']);
    expect(made('voice-complained-x', 'y')).toEqual(['Offer what a competitor’s users miss.']);
    expect(made('voice-complained-x', 'y', 'crewlark.example')).toEqual([]);
    expect(made('voice-praised-x', 'y')).toEqual([]);
    expect(made('trend-x', 'y')).toEqual([]);
  });
});
