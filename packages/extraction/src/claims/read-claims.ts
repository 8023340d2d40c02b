import type { Claim, PageText } from '../facts.ts';

const NUMBER =
  /(?<![\d.,€$£¥])\d{1,3}(?:[.,]\d{3})+\s\p{L}{3,}|(?<![\d.,])\d[\d.,]*\s?(?:k|m|%|\+|million|billion|thousand)?\+?\s(?:\p{L}+\s){0,2}?(?:customers?|teams?|compan(?:y|ies)|users?|people|businesses|countries|organi[sz]ations|stores|shops|schools|clinics|agencies|brands|developers|uptime|integrations?|languages?|kunden|unternehmen|clients?|entreprises|clientes|empresas|reviews?|downloads|projects?|museums?|visitors?|sites?|members?|libraries|bakeries|trades)(?!\p{L})|(?:since|founded in|seit|depuis|desde|gegründet) (?:19|20)\d\d|\d{2,3}(?:[.,]\d+)? ?% (?:uptime|availability|of|less|more|faster|fewer)/iu;
const CERTIFICATE =
  /(?<!\p{L})(?:ISO[ /-]?\d{4,5}|SOC ?2|SOC ?1|HIPAA|GDPR|DSGVO|PCI[- ]DSS|FedRAMP|WCAG|TISAX|HITRUST|Cyber Essentials|BSI C5|certified|zertifiziert|certifi[ée])(?!\p{L})/iu;
const SUPERLATIVE =
  /(?<!\p{L})(?:the (?:only|first|fastest|easiest|simplest|leading|most \p{L}+|best|largest|cheapest|number one|no\.? ?1|#1)|world[’']?s (?:first|leading|largest|fastest|most)|(?:market|industry)[- ]leading|award[- ]winning|trusted by|hosted in|made in|open source)(?!\p{L})/iu;

const MAX_CHARS = 240;
const MAX_CLAIMS = 30;

/** Sentences in which a company says of itself what can be checked: numbers, certificates, superlatives. */
export function readClaims(page: PageText): Claim[] {
  const claims: Claim[] = [];
  const seen = new Set<string>();
  for (const block of page.blocks) {
    if (block.place !== 'main' || block.kind === 'cell') continue;
    for (const { start, text } of sentences(page.text.slice(block.start, block.end))) {
      const kind = kindOf(text);
      if (!kind || text.length > MAX_CHARS || text.endsWith('?') || /^["“„«]/.test(text) || seen.has(text))
        continue;
      seen.add(text);
      claims.push({ kind, text, evidence: { url: page.url, quote: text, start: block.start + start } });
    }
  }
  return claims.slice(0, MAX_CLAIMS);
}

function kindOf(text: string): Claim['kind'] | null {
  if (CERTIFICATE.test(text)) return 'certificate';
  if (SUPERLATIVE.test(text)) return 'superlative';
  return NUMBER.test(text) ? 'number' : null;
}

/** The sentences of a line with their offsets in it. */
export function sentences(line: string): { start: number; text: string }[] {
  const out: { start: number; text: string }[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?。](?=\s+\p{Lu}|\s*$)/gu)) {
    out.push({ start, text: line.slice(start, match.index + 1) });
    start = match.index + 1;
  }
  out.push({ start, text: line.slice(start) });
  return out.flatMap((each) => {
    const lead = each.text.length - each.text.trimStart().length;
    const text = each.text.trim();
    return text === '' ? [] : [{ start: each.start + lead, text }];
  });
}
