import { useContext, useEffect, useState } from 'react';
import { Scripts, ScrollRestoration, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { preloads, src } from 'virtual:site-entry';
import { isSitePage } from '../../public/islands/site-page.ts';

/** The scripts of a document: the router's, or, on a page that is built as HTML, those of its islands alone. */
export function PageScripts() {
  const isNowSitePage = isSitePage(useMatches());
  const [wasSitePage] = useState(isNowSitePage);
  // The document of every screen is built under the front page's address.
  const isForScreens = useContext(UNSAFE_FrameworkContext)?.isSpaMode;
  useEffect(() => {
    // The router came here from a screen of the app; the page is a document of its own.
    if (isNowSitePage && !wasSitePage) window.location.reload();
  }, [isNowSitePage, wasSitePage]);
  if (wasSitePage && !isForScreens)
    return (
      <>
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={src} />
      </>
    );
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}
