import { siteFacts } from '../site-facts.ts';
import { pictureNameOf, type PageFacts } from './page-facts.ts';
import { breadcrumbsOf, type Graph } from './structured-data.ts';

interface PageHeadProps {
  page: PageFacts;
  kind?: 'website' | 'article';
  /** What the page is about, beside its place in the site. */
  graph?: Graph[];
}

/** Title, description, canonical address, card and structured data of a public page. */
export function PublicPageHead({ page, kind = 'website', graph = [] }: PageHeadProps) {
  const { path, title, description } = page;
  const address = siteFacts.publicUrl + path;
  const picture = `${siteFacts.publicUrl}/og/${pictureNameOf(path)}.png`;
  const graphs = [...graph, ...breadcrumbsOf(page)];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <link rel="alternate" type="application/atom+xml" title="Earshot blog" href="/company/blog/feed.xml" />
      <meta property="og:site_name" content="Earshot" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {graphs.length > 0 && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': graphs }).replaceAll(
              '<',
              String.raw`\u003c`,
            ),
          }}
        />
      )}
    </>
  );
}
