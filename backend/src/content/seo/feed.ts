import { Feed } from 'feed';

export interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  author: string | null;
  categories: string[];
  image: string | null;
  publishedAt: Date;
  updatedAt: Date;
}

export interface FeedHead {
  title: string;
  subtitle: string;
  page: string;
  path: string;
}

const NEVER = new Date(0);

/** RFC 4287; what people wrote stays text. @param publicUrl without a slash at its end */
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

/** The library leaves `<` in attributes as it is, which would not be well-formed. */
const inAttribute = (text: string): string => forXml(text).replaceAll('<', LESS_THAN);

/** The library declares titles and summaries to be HTML. */
const asHtml = (text: string): string =>
  forXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
