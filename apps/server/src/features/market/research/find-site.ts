import { createHash } from 'node:crypto';
import { companyHost } from '../runs/subject.ts';
import { askSources } from './ask-sources.ts';
import type { KeptAnswer } from './ask-sources.ts';
import type { PackRun } from './pack-run.ts';
import { subjectByName } from './source-subject.ts';

export interface FoundSite {
  host: string;
  /** Addresses of its home page, the likelier first. */
  starts: string[];
}

/** Sources that know the sites of names. */
const knowing = new Set(['wikidata', 'duckduckgo']);
const lookUpMs = 8000;

/** The site that a run is about; null where a name was given and none is known by it. */
export async function findSite(
  pack: PackRun,
  onAnswer: (answer: KeptAnswer) => Promise<void>,
): Promise<FoundSite | null> {
  const { askedFor } = pack.run;
  const url = URL.canParse(askedFor) ? new URL(askedFor) : await siteByName(pack, askedFor, onAnswer);
  if (url === null) return null;
  const site = siteAt(url);
  await pack.tellHost(site.host);
  return site;
}

/** The home page of the site that an address is of, with encryption and without. */
export function siteAt(url: URL): FoundSite {
  const other = url.protocol === 'https:' ? 'http:' : 'https:';
  return {
    host: companyHost(url),
    starts: [`${url.protocol}//${url.host}/`, `${other}//${url.host}/`],
  };
}

/** The website that an encyclopaedia gives for a name; null where none does. */
export async function siteByName(
  pack: PackRun,
  name: string,
  onAnswer: (answer: KeptAnswer) => Promise<void>,
): Promise<URL | null> {
  const found: URL[] = [];
  await askSources(pack, {
    subject: subjectByName(name, pack.deps.words(), pack.deps.now()),
    // What was typed is kept by nobody: a hash stands for it.
    isTyped: true,
    host: `name:${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 16)}`,
    only: knowing,
    withinMs: lookUpMs,
    onAnswer: async (answer) => {
      found.push(...answer.items.flatMap(({ text }) => websiteIn(text)));
      await onAnswer(answer);
    },
  });
  return found[0] ?? null;
}

function websiteIn(text: string): URL[] {
  const address = /^Official website: (\S+?)[.,]?$/mu.exec(text)?.[1] ?? '';
  return /^https?:\/\//.test(address) && URL.canParse(address) ? [new URL(address)] : [];
}
