import { hash } from 'node:crypto';

/** Weak, as the content is the same whatever it is compressed by. */
export const weakTagOf = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`;

/** @param asked the request's If-None-Match; weak and strong tags are the same here */
export function hasTag(asked: string | undefined, tag: string): boolean {
  if (asked === undefined) return false;
  const bare = tag.replace(/^W\//, '');
  return asked === tag || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === bare);
}
