/**
 * Pages of a farm or market in social networks. Free of zod, as the storefront shows them; the schemas are in
 * places.ts and farms.ts.
 */

/** In the order in which they are shown. `x` was Twitter; `other` is any other page. */
export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
  'pinterest',
  'other',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** One https address a network; `other` may be http. */
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

export const SOCIAL_LABELS: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  other: 'Another page',
};

/** The longest address that is kept. */
export const MAX_SOCIAL_LENGTH = 500;

/** @returns a web address, also one without a scheme; null for other schemes and what is no public host */
export function webAddress(text: string): URL | null {
  const rest = text.replace(/^(?:https?\s*:[/\\]*)+/i, '');
  const isHttp = /^http:/i.test(text) && !/https:/i.test(text.slice(0, text.length - rest.length));
  if (/[\s<>"'\\]/.test(rest) || /^[^/?#]*@/.test(rest) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(rest))
    return null;
  const address = `${isHttp ? 'http' : 'https'}://${rest}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPublic = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,22}[a-z]$/.test(url.hostname);
  return isPublic && !/\.(?:local|localhost|internal|invalid|test)$/.test(url.hostname) ? url : null;
}

/** A page as screens name it. */
export interface ShownSocialLink {
  network: SocialNetwork;
  /** "Facebook"; of another site its name, such as "blog.larkspur.com". */
  label: string;
  href: string;
}

/** @returns what a place or farm has, in order; of what is no web address nothing */
export const shownSocialLinks = (links: SocialLinks | undefined): ShownSocialLink[] =>
  SOCIAL_NETWORKS.flatMap((network) => {
    const href = links?.[network];
    const url = href === undefined || !/^https?:\/\//i.test(href) ? null : webAddress(href);
    if (!url) return [];
    const label = network === 'other' ? url.hostname.replace(/^www\./, '') : SOCIAL_LABELS[network];
    return [{ network, label, href: url.href }];
  });
