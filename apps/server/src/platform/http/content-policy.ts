import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { WebBuild } from './web-build.ts';

/** Headers of every reply. Inline scripts of the prerendered pages are allowed by hash; nothing else runs inline. */
export function contentPolicy(web: WebBuild | null): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(web?.inlineScriptHashes ?? [])],
        // The component library sets style attributes and adds style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // The stage of the replay player, which has a policy of its own.
        frameSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Takes effect over HTTPS only, as browsers ignore it elsewhere.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  };
}
