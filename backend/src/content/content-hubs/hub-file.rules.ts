import { createHash } from 'node:crypto';

export interface HubFile {
  slug: string;
  topic: string;
  title: string;
  metaDescription: string;
  targetKeyword: string;
  searchVolume: number;
  relatedPages: string[];
  content: string;
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Lines of `key: value` between two `---`, then Markdown. @throws Error saying what is wrong */
export function readHub(slug: string, text: string): HubFile {
  const [, head, content] = FILE.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || content === undefined) throw new Error(`The guide ${slug} has no front matter.`);
  const fields = new Map(head.split('\n').map(readLine));
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`The guide ${slug} has no ${name}.`);
    return value;
  };
  return {
    slug,
    topic: field('topic'),
    title: field('title'),
    metaDescription: field('metaDescription'),
    targetKeyword: field('targetKeyword'),
    searchVolume: Number(fields.get('searchVolume') ?? 0) || 0,
    relatedPages: field('relatedPages').split(/,\s*(?=\/)/),
    content: content.trim(),
  };
}

/** The same for a file and a row with the same texts: tells whether staff edited the row. */
export function hubHash(hub: Omit<HubFile, 'slug' | 'searchVolume'>): string {
  const { topic, title, metaDescription, targetKeyword, relatedPages, content } = hub;
  return createHash('sha256')
    .update(JSON.stringify([topic, title, metaDescription, targetKeyword, relatedPages, content]))
    .digest('base64url');
}

function readLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
