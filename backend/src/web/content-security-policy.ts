import { createHash } from 'node:crypto';
import type { Config } from '../platform/config/config.js';

/** Shared caches keep pages, so inline scripts are allowed by hash. @returns helmet's option */
export function contentSecurityPolicy(config: Config, inlineScripts: readonly string[]) {
  if (config.storefront === 'vite') return false;
  const hashes = inlineScripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const analytics = originOf(config.site.analytics?.scriptUrl);
  const map = originOf(config.site.mapStyleUrl);
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...hashes, ...analytics],
      // React writes style attributes; scripts are what matters.
      'style-src': ["'self'", "'unsafe-inline'"],
      // blob: is a picture that somebody chose, shown before it is sent.
      'img-src': ["'self'", 'data:', 'blob:', ...map],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...analytics, ...map],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  };
}

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);
