import { networkOf, readSocialLink } from '../../../../../contract/directory/read-social-link.js';
import type { SocialLinks, SocialNetwork } from '../../../../../contract/directory/social-links.js';
import { oneLine } from '../text.rules.js';

/** Columns of all formats, in lower case, and the network that they are for; null tells none. */
const COLUMNS: ReadonlyArray<readonly [string, SocialNetwork | null]> = [
  ['facebook', 'facebook'],
  ['media_facebook', 'facebook'],
  ['instagram', 'instagram'],
  ['media_instagram', 'instagram'],
  ['twitter', 'x'],
  ['media_twitter', 'x'],
  ['media_x', 'x'],
  ['youtube', 'youtube'],
  ['media_youtube', 'youtube'],
  ['media_tiktok', 'tiktok'],
  ['pinterest', 'pinterest'],
  ['media_pinterest', 'pinterest'],
  ['othermedia', null],
  ['media_other', null],
  ['media_blog', null],
];

const NAMES: ReadonlyArray<readonly [RegExp, SocialNetwork]> = [
  [/^(?:facebook|fb)$/i, 'facebook'],
  [/^(?:instagram|insta|ig)$/i, 'instagram'],
  [/^twitter$/i, 'x'],
  [/^youtube$/i, 'youtube'],
  [/^tiktok$/i, 'tiktok'],
  [/^pinterest$/i, 'pinterest'],
];
/** "Instagram: larkspur", "IG @larkspur", "Instagram= @larkspur". */
const LABELED =
  /\b(facebook|fb|instagram|insta|ig|twitter|youtube|tiktok|pinterest)\s*(?:[:=]\s*@?|@)([\w.-]{2,})(?![\w.-]*:?\/)/gi;

type Add = (network: SocialNetwork, text: string) => void;

/** A page's title alone leads nowhere. @param row by column in lower case @param website not repeated */
export function readSocialLinks(
  row: Readonly<Record<string, string | undefined>>,
  website: string | null,
): SocialLinks {
  const links: SocialLinks = {};
  const add: Add = (network, text) => {
    const address = readSocialLink(network, text);
    if (address !== null && !isSameAddress(address, website)) links[network] ??= address;
  };
  for (const [column, network] of COLUMNS) {
    const text = mended(row[column]);
    if (text !== '') readText(text, network, add);
  }
  return links;
}

/** "www. facebook.com/x" and "facebook/x" are slips of one kind or another. */
const mended = (text: string | undefined) =>
  oneLine(text)
    .replace(/(https?:\/\/|www\.)\s+/gi, '$1')
    .replace(/(^|\s|\/\/|www\.)(facebook|instagram|twitter|youtube)\//gi, '$1$2.com/')
    .replace(/((?:facebook|instagram|twitter|youtube)\.com)(?=[@a-z\d])/gi, '$1/');

function readText(text: string, network: SocialNetwork | null, add: Add): void {
  const words = text.split(/[\s,;|"]+/).map((word) => word.replace(/^[("'<]+|[)"'>.]+$/g, ''));
  if (
    words.length === 1 &&
    network !== null &&
    !isTitle(text, network) &&
    readSocialLink(network, text) !== null
  ) {
    add(network, text);
    return;
  }
  const isAddress = (word: string) => /^https?:|^www\.|\.[a-z]{2,}(?:[/?#]|$)/i.test(word) && !isMail(word);
  for (const word of words.filter(isAddress)) {
    const found = networkOf(word);
    if (found) add(found, word);
  }
  for (const [, name = '', handle = ''] of text.matchAll(LABELED)) {
    const labeled = NAMES.find(([pattern]) => pattern.test(name))?.[1];
    if (labeled) add(labeled, handle);
  }
  addHandles(words, network, add);
}

/** The column of Facebook holds titles of pages, too: "Larkspur" may be someone else's name there. */
const isTitle = (text: string, network: SocialNetwork) =>
  network === 'facebook' && /^[A-Z][a-z-]+$/.test(text);

/** "@larkspur" is of the network that was named last before it, else of the column's own. */
function addHandles(words: readonly string[], network: SocialNetwork | null, add: Add): void {
  const namedBy = (word: string) =>
    NAMES.find(([pattern]) => pattern.test(word.replace(/^-|[:=-]+$/g, '')))?.[1];
  // "@larkspur (Instagram)" names it after.
  let named = network ?? words.map(namedBy).find((found) => found !== undefined) ?? null;
  for (const word of words) {
    named = namedBy(word) ?? named;
    if (named !== null && named !== 'other' && /^@[\w.-]+$/.test(word)) add(named, word);
  }
}

const isMail = (word: string) => /^[^/]+@[^/]+\.[a-z]+$/i.test(word);

const isSameAddress = (address: string, website: string | null) =>
  website !== null && bare(address) === bare(website);
const bare = (address: string) => address.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
