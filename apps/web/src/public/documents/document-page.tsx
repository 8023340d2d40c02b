import type { ReactNode } from 'react';
import { ArticlePage } from '../article-page.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import type { PageFacts } from '../head/page-facts.ts';
import { Prose } from '../prose.tsx';

interface DocumentPageProps {
  page: PageFacts;
  head: string;
  lede?: string;
  html: string;
  children?: ReactNode;
}

/** A page whose text was written in Markdown. */
export function DocumentPage({ page, head, lede, html, children }: DocumentPageProps) {
  return (
    <ArticlePage
      head={head}
      trail={page.above ? `${page.above.label} · ${page.label}` : page.label}
      lede={lede}
    >
      <PublicPageHead page={page} />
      <Prose html={html} />
      {children}
    </ArticlePage>
  );
}
