import * as dpa from '../../../content/legal/dpa.md';
import * as privacy from '../../../content/legal/privacy-policy.md';
import * as service from '../../../content/legal/terms-of-service.md';
import * as website from '../../../content/legal/website-terms-of-use.md';
import { dayInWords } from '../blog/day-in-words.ts';
import { DocumentPage } from './document-page.tsx';
import { legalFacts } from './legal-pages.ts';

const texts = {
  '/legal/terms-of-service': service,
  '/legal/website-terms-of-use': website,
  '/legal/dpa': dpa,
  '/legal/privacy-policy': privacy,
} as const;

/** The legal text at an address. */
export function LegalPage({ pathname }: { pathname: string }) {
  const path = pathname.replace(/(?<!\/)\/+$/, '') as keyof typeof texts;
  const page = legalFacts.find((one) => one.path === path);
  if (!page) return null;
  return (
    <DocumentPage
      page={page}
      head={page.label}
      lede={`${page.description} In force since ${dayInWords(page.updated)}.`}
      html={texts[path].html}
    />
  );
}
