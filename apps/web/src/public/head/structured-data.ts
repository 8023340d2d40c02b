import { siteFacts } from '../site-facts.ts';
import type { PageFacts } from './page-facts.ts';

/** One thing in the vocabulary of schema.org. */
export type Graph = Record<string, unknown>;

const address = (path: string) => siteFacts.publicUrl + path;

/** Where the page stands in the site; nothing for the front page. */
export function breadcrumbsOf({ path, label, above }: PageFacts): Graph[] {
  if (path === '/') return [];
  const trail = [{ label: 'Earshot', path: '/' }, ...(above ? [above] : []), { label, path }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: step.label,
        item: address(step.path),
      })),
    },
  ];
}

export function organization(): Graph {
  return {
    '@type': 'Organization',
    '@id': address('/#organization'),
    name: siteFacts.operatorName,
    url: address('/'),
    logo: address('/og/home.png'),
    email: siteFacts.operatorMail,
  };
}

export function website(): Graph {
  return {
    '@type': 'WebSite',
    name: 'Earshot',
    url: address('/'),
    publisher: { '@id': address('/#organization') },
  };
}

/** @param offers plans with their price by the month */
export function software(offers: readonly { name: string; price: number; currency: string }[]): Graph {
  return {
    '@type': 'SoftwareApplication',
    name: 'Earshot',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    url: address('/'),
    offers: offers.map(({ name, price, currency }) => ({
      '@type': 'Offer',
      name,
      price: String(price),
      priceCurrency: currency,
    })),
  };
}

export interface Question {
  q: string;
  a: string;
}

export function questions(list: readonly Question[]): Graph {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

export function blogPosting(page: PageFacts, { date, author }: { date: string; author: string }): Graph {
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    datePublished: date,
    dateModified: page.updated,
    author: { '@type': 'Organization', name: author },
    mainEntityOfPage: address(page.path),
  };
}
