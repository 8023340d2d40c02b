import type { ReactNode } from 'react';
import { Links, Meta, Outlet, type LinksFunction } from 'react-router';
import { colorSchemeScript } from '../src/app/document/color-scheme-script.ts';
import { PageScripts } from '../src/app/document/page-scripts.tsx';
import { useSessionStart } from '../src/app/guard/use-session-start.ts';
import { ScreenFailed } from '../src/app/loading/screen-failed.tsx';
import { siteFacts, siteFactsId } from '../src/public/site-facts.ts';
import { holdFragmentSecrets } from '../src/lib/fragment-secrets.ts';
import newsreader from '../src/ui/styles/fonts/newsreader-latin.woff2?url';
import publicSans from '../src/ui/styles/fonts/public-sans-latin.woff2?url';
import '../src/ui/styles/base.css';
import '../src/ui/styles/text.css';
import '../src/ui/styles/layout.css';

// Before the router reads the address: secrets of mailed links must not reach its history.
if (!import.meta.env.SSR) holdFragmentSecrets();

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...[publicSans, newsreader].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfdfb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1512" />
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script
          id={siteFactsId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: JSON.stringify(siteFacts).replaceAll('<', String.raw`\u003c`) }}
        />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  useSessionStart();
  return <Outlet />;
}

/** Nothing is drawn until it is known who is here. */
export function HydrateFallback() {
  return null;
}

export function ErrorBoundary() {
  return (
    <main>
      <ScreenFailed />
    </main>
  );
}
