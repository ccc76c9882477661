import { createHash } from 'node:crypto';
import { type BlogCategory, isBlogCategory } from '../../../contract/content/blog-facts.js';

export interface Article {
  slug: string;
  title: string;
  excerpt: string;
  metaDescription: string;
  keywords: string;
  category: BlogCategory;
  tags: string[];
  authorName: string;
  authorTitle: string;
  imageAlt: string;
  /** YYYY-MM-DD */
  publishedAt: string;
  content: string;
  /** Of the whole file: another hash is another article. */
  hash: string;
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Lines of `key: value` between two `---`, then Markdown. @throws Error saying what is wrong */
export function readArticle(slug: string, text: string): Article {
  const [, head, content] = FILE.exec(text) ?? [];
  if (head === undefined || content === undefined)
    throw new Error(`The article ${slug} has no front matter.`);
  const fields = new Map(head.split('\n').map(readLine));
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`The article ${slug} has no ${name}.`);
    return value;
  };
  const category = field('category');
  if (!isBlogCategory(category)) throw new Error(`The article ${slug} is in no category: ${category}.`);
  const publishedAt = field('publishedAt');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(publishedAt))
    throw new Error(`The article ${slug} has no day: ${publishedAt}.`);
  return {
    slug,
    title: field('title'),
    excerpt: field('excerpt'),
    metaDescription: field('metaDescription'),
    keywords: field('keywords'),
    category,
    tags: field('tags')
      .split(/,\s*/)
      .map((tag) => tag.toLowerCase()),
    authorName: field('authorName'),
    authorTitle: field('authorTitle'),
    imageAlt: field('imageAlt'),
    publishedAt,
    content: content.trim(),
    hash: createHash('sha256').update(text).digest('base64url'),
  };
}

/** @param day YYYY-MM-DD @returns its noon in UTC, of an earlier year where that is after `now` */
export function seasonDay(day: string, now: Date): Date {
  const moment = new Date(`${day}T12:00:00Z`);
  while (moment > now) moment.setUTCFullYear(moment.getUTCFullYear() - 1);
  return moment;
}

function readLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
