import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Headers of every reply. Nothing runs inline, but for scripts of built pages, whose own policy allows them by hash. */
export function contentPolicy(): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The component library sets style attributes and adds style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The operator's own video.
        mediaSrc: ["'self'"],
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

/** What the app's pages may ask a browser for: to copy a link, and to fill the screen with a recording. */
export const permissionsPolicy = [
  'clipboard-write=(self), fullscreen=(self)',
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=()',
  'display-capture=(), hid=(), idle-detection=(), local-fonts=(), serial=(), usb=()',
  'browsing-topics=(), payment=()',
].join(', ');
