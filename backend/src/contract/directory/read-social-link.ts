/** Reading what people and sources write of a page in a social network. Free of zod. */
import { MAX_SOCIAL_LENGTH, type SocialNetwork, webAddress } from './social-links.js';

interface Rules {
  hosts: RegExp;
  /** A name by itself, such as "@larkspurfarm". */
  handle: RegExp;
  /** First steps of addresses that are nobody's page. */
  reserved: RegExp;
  /** @returns the address of a page; null where the network has none */
  page: (steps: readonly string[], query: URLSearchParams) => string | null;
}

const withoutAt = (name: string) => name.replace(/^@/, '');

/** Networks whose pages are a name behind their own address. */
function named(origin: string, name: RegExp): Rules['page'] {
  return ([first = '']) => (name.test(withoutAt(first)) ? origin + withoutAt(first) : null);
}

function facebookPage(steps: readonly string[], query: URLSearchParams): string | null {
  const [first = '', second] = steps;
  const origin = 'https://www.facebook.com/';
  if (/^profile\.php$/i.test(first)) {
    const id = query.get('id') ?? '';
    return /^\d+$/.test(id) ? `${origin}profile.php?id=${id}` : null;
  }
  // Scripts such as story.php show something, and are nobody's page.
  if (/\.php$/i.test(first)) return null;
  if (/^pg$/i.test(first)) return second === undefined ? null : origin + second;
  const isNested = /^(?:pages|groups|people|p|events|share|category)$/i.test(first);
  if (isNested && second === undefined) return null;
  return origin + (isNested ? steps.slice(0, 3).join('/') : withoutAt(first));
}

function youtubePage(steps: readonly string[], query: URLSearchParams): string | null {
  const [first = '', second] = steps;
  const origin = 'https://www.youtube.com/';
  for (const [step, name] of [
    ['watch', 'v'],
    ['playlist', 'list'],
  ] as const) {
    const value = query.get(name) ?? '';
    if (first === step) return /^[\w-]{6,64}$/.test(value) ? `${origin}${step}?${name}=${value}` : null;
  }
  const isNested = /^(?:channel|user|c|shorts|live)$/.test(first);
  if (isNested) return second === undefined ? null : `${origin}${first}/${second}`;
  return origin + first;
}

const NETWORKS: Record<Exclude<SocialNetwork, 'other'>, Rules> = {
  facebook: {
    hosts: /^(?:[\w-]+\.)*(?:facebook\.com|fb\.com|fb\.me)$/,
    handle: /^@?[a-z\d.-]{5,75}$/i,
    reserved: /^(?:search|login|home|sharer?|hashtag|help|photo|media|watch|l|dialog|plugins)(?:\.php)?$/i,
    page: facebookPage,
  },
  instagram: {
    hosts: /^(?:[\w-]+\.)*instagram\.com$/,
    handle: /^@?[\w.]{2,30}$/,
    reserved: /^(?:p|explore|accounts|reels?|stories|tv|about|web)$/i,
    page: named('https://www.instagram.com/', /^[\w.]{1,30}$/),
  },
  x: {
    hosts: /^(?:[\w-]+\.)*(?:twitter|x)\.com$/,
    handle: /^@?\w{2,15}$/,
    reserved: /^(?:search|intent|share|hashtag|home|i|login|explore)$/i,
    page: named('https://x.com/', /^\w{1,15}$/),
  },
  youtube: {
    hosts: /^(?:(?:[\w-]+\.)*youtube\.com|youtu\.be)$/,
    handle: /^@?[\w.-]{3,30}$/,
    reserved: /^(?:results|feed|account|embed|redirect|premium)$/i,
    page: youtubePage,
  },
  tiktok: {
    hosts: /^(?:[\w-]+\.)*tiktok\.com$/,
    handle: /^@?[\w.]{2,24}$/,
    reserved: /^(?:search|tag|login|explore|foryou)$/i,
    page: named('https://www.tiktok.com/@', /^[\w.]{2,24}$/),
  },
  pinterest: {
    hosts: /^(?:[\w-]+\.)*pinterest\.com$/,
    handle: /^@?[\w-]{3,30}$/,
    reserved: /^(?:pin|search|login|ideas|explore)$/i,
    page: named('https://www.pinterest.com/', /^[\w-]{3,30}$/),
  },
};

const KNOWN = Object.entries(NETWORKS) as [Exclude<SocialNetwork, 'other'>, Rules][];

/** Words that people write where they have no page. */
const NO_HANDLE = /^@?(?:n\/?a|none|null|nil|unknown|tbd|tba|yes|no|same|website|facebook|twitter|youtube)$/i;

/** Nobody's name: an address would lose it. */
const ONLY_DOTS = /^\.*$/;

/** @returns the network that an address belongs to; `other` for any other site */
export function networkOf(address: string): SocialNetwork | null {
  const url = webAddress(address);
  if (!url) return null;
  return KNOWN.find(([, { hosts }]) => hosts.test(url.hostname))?.[0] ?? 'other';
}

/**
 * @param text an address with or without https://, or for a network of names "@larkspurfarm" or "larkspurfarm"
 * @returns the address of the page, as it is kept and shown; null where the text is none of that network
 */
export function readSocialLink(network: SocialNetwork, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_SOCIAL_LENGTH) return null;
  if (network === 'other') return webAddress(trimmed)?.href ?? null;
  const { handle, hosts, reserved, page } = NETWORKS[network];
  if (handle.test(trimmed) && !isHostName(trimmed)) {
    if (NO_HANDLE.test(trimmed) || ONLY_DOTS.test(withoutAt(trimmed)) || reserved.test(withoutAt(trimmed)))
      return null;
    // Only a name with "@" is a handle at YouTube; others have an address of their own.
    return network === 'youtube'
      ? page([trimmed], new URLSearchParams())
      : page([withoutAt(trimmed)], new URLSearchParams());
  }
  const url = webAddress(trimmed);
  if (!url || !hosts.test(url.hostname)) return null;
  if (/^(?:youtu\.be|fb\.me)$/.test(url.hostname))
    return url.pathname === '/' ? null : `https://${url.hostname}${url.pathname}`;
  // Addresses of long ago stand behind "#!".
  const path = url.hash.startsWith('#!/') ? url.hash.slice(2).split('?')[0] : url.pathname;
  const steps = (path ?? '').split('/').filter((step) => !ONLY_DOTS.test(step));
  const [first] = steps;
  // "@" alone names nobody: what is left of it is the network's own front page.
  const isNobody = first === undefined || withoutAt(first) === '';
  return isNobody || reserved.test(first) ? null : page(steps, url.searchParams);
}

/** A text with a dot that may be a name ("times.tribune.92") or a site ("larkspur.com"). */
const isHostName = (text: string) =>
  /^(?:www\.|[^@].*\.(?:com|org|net|us|info|biz|edu|gov|co|io|farm|market|be|me)$)/i.test(text);
