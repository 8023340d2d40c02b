import type { Half, TruePlan } from '../pricing/pages.ts';

/** A plan as its company sells it; the site is drawn from it, so it is the truth as well. */
export type SoldPlan = TruePlan & { features: string[] };

export interface OfferedFeature {
  term: string;
  value: 'yes' | 'limited' | 'no';
  /** The sentence that says so; for `no` the term stands in a table with a cross. */
  text: string;
}

export interface Review {
  stars: 1 | 2 | 3 | 4 | 5;
  title: string;
  text: string;
  daysAgo: number;
}

/** A post of a forum: Hacker News, Discourse or Lemmy. */
export interface Post {
  title: string;
  /** Empty for a mere link. */
  text: string;
  author: string;
  points: number;
  daysAgo: number;
}

export interface Company {
  /** Host name without a port, such as `marrowby.test`. */
  host: string;
  name: string;
  tagline: string;
  about: string;
  /** How its pages are built. */
  style: 'cards' | 'table' | 'list' | 'sections' | 'script';
  plans: SoldPlan[];
  features: OfferedFeature[];
  /** Sentences of the home page that are claims: numbers, places, names. */
  claims: string[];
  comparisons: { rival: string; text: string }[];
  changes: { title: string; text: string; daysAgo: number }[];
  openings: { board: 'greenhouse' | 'lever' | 'ashby'; titles: string[] } | null;
  incidents: { title: string; impact: 'none' | 'minor' | 'major' | 'critical'; daysAgo: number }[] | null;
  /** Paths that its robots.txt refuses. */
  closedPaths: string[];
  crawlDelayS: number | null;
  wikidata: { id: string; description: string; industry: string; founded: number } | null;
  app: { id: number; reviews: Review[] } | null;
  /** Hacker News. */
  posts: Post[];
  forum: Post[];
  lemmy: Post[];
  questions: { title: string; score: number; daysAgo: number }[];
  news: { title: string; domain: string; daysAgo: number }[];
  repository: {
    name: string;
    description: string;
    stars: number;
    topics: string[];
    npm: string | null;
  } | null;
  /** What search boxes offer after its name. */
  suggestions: string[];
  searchResults: { title: string; domain: string; text: string }[];
  /** Posts of the last twelve months that are over, oldest first; none when it is not spoken of. */
  mentionsByMonth: number[];
  /** Views of its article in the same months; none when it has no article. */
  viewsByMonth: number[];
}

export interface Market {
  id: string;
  half: Half;
  /** Host of the company that the report is about. */
  subject: string;
  companies: Company[];
  /** Who must be found, and how surely. */
  rivals: { name: string; host: string | null; state: 'listed' | 'possible' }[];
  /** Posts and results that have nothing to do with the subject but hold its name. */
  noise: {
    posts: Post[];
    suggestions: string[];
    articles: { name: string; id: string; description: string }[];
  };
}

const nothingMore: Omit<Company, 'host' | 'name' | 'tagline' | 'about' | 'style' | 'plans' | 'features'> = {
  claims: [],
  comparisons: [],
  changes: [],
  openings: null,
  incidents: null,
  closedPaths: ['/admin/', '/api/'],
  crawlDelayS: null,
  wikidata: null,
  app: null,
  posts: [],
  forum: [],
  lemmy: [],
  questions: [],
  news: [],
  repository: null,
  suggestions: [],
  searchResults: [],
  mentionsByMonth: [],
  viewsByMonth: [],
};

type Told = Pick<Company, 'host' | 'name' | 'tagline' | 'about' | 'style' | 'plans' | 'features'>;

/** A company of which nothing more is known than what is told here. */
export function company(told: Told & Partial<Company>): Company {
  return { ...nothingMore, ...told };
}

type Usual = 'name' | 'amount' | 'currency' | 'per' | 'features';

export function priced(
  name: string,
  price: readonly [amount: number, currency: string, per: TruePlan['per']],
  features: string[],
  rest: Partial<Omit<SoldPlan, Usual>> = {},
): SoldPlan {
  const [amount, currency, per] = price;
  return { ...plain, name, kind: 'priced', amount, currency, per, features, ...rest };
}

export function free(name: string, features: string[]): SoldPlan {
  return { ...plain, name, kind: 'free', amount: 0, features };
}

export function onRequest(name: string, features: string[]): SoldPlan {
  return { ...plain, name, kind: 'custom', features };
}

const plain: SoldPlan = {
  name: '',
  kind: 'priced',
  amount: null,
  currency: null,
  per: null,
  billed_every: null,
  unit: null,
  is_from: false,
  setup_fee: null,
  also: [],
  features: [],
};

export const noNoise: Market['noise'] = { posts: [], suggestions: [], articles: [] };

export function feature(term: string, text: string, value: OfferedFeature['value'] = 'yes'): OfferedFeature {
  return { term, value, text };
}

/** `5 'Title' 'Text' 12`: stars, heading, text, how many days ago. */
export function review(stars: Review['stars'], title: string, text: string, daysAgo: number): Review {
  return { stars, title, text, daysAgo };
}

export function post(title: string, text: string, daysAgo: number, points = 12, author = 'quietfox'): Post {
  return { title, text, author, points, daysAgo };
}
