import { Feed } from 'feed';

/** Something new, as a feed tells it. */
export interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  author: string | null;
  categories: string[];
  /** The address of a picture of ours, or null. */
  image: string | null;
  publishedAt: Date;
  updatedAt: Date;
}

export interface FeedHead {
  title: string;
  subtitle: string;
  /** The page whose news it has. */
  page: string;
  /** Its own address. */
  path: string;
}

/** Nothing has changed yet. */
const NEVER = new Date(0);

/**
 * An Atom feed (RFC 4287). Whatever people wrote is text in it: their angle brackets are no tags to whoever
 * reads it.
 * @param publicUrl without a slash at its end
 */
export function atomFeed(publicUrl: string, head: FeedHead, entries: readonly FeedEntry[]): string {
  const newest = entries.map(({ updatedAt }) => updatedAt.getTime());
  const feed = new Feed({
    id: publicUrl + head.path,
    title: head.title,
    description: head.subtitle,
    link: publicUrl + head.page,
    feed: publicUrl + head.path,
    favicon: `${publicUrl}/favicon.svg`,
    generator: false,
    author: { name: 'Farmgate', link: publicUrl },
    updated: newest.length > 0 ? new Date(Math.max(...newest)) : NEVER,
  });
  for (const entry of entries) {
    feed.addItem({
      title: asHtml(entry.title),
      id: publicUrl + entry.path,
      link: publicUrl + entry.path,
      description: asHtml(entry.summary),
      date: entry.updatedAt,
      published: entry.publishedAt,
      ...(entry.author !== null && { author: [{ name: forXml(entry.author) }] }),
      category: entry.categories.map(inAttribute).map((term) => ({ name: term, term })),
      ...(entry.image !== null && { image: publicUrl + entry.image }),
    });
  }
  return feed.atom1().replaceAll(LESS_THAN, '&lt;');
}

/** Characters that no XML document may hold. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const forXml = (text: string): string => text.replace(FORBIDDEN, ' ');

/** For private use, so that it has no meaning of its own. */
const LESS_THAN = '\ue000';

/**
 * The library escapes what stands in an attribute but for this one sign, with which no document is
 * well-formed.
 */
const inAttribute = (text: string): string => forXml(text).replaceAll('<', LESS_THAN);

/** The library declares titles and summaries to be HTML. */
const asHtml = (text: string): string =>
  forXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
