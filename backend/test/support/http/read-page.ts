/** What a search engine reads of a page. */
export interface ReadPage {
  title: string;
  description: string | null;
  canonical: string | null;
  isUnlisted: boolean;
  image: string | null;
  headings: string[];
  /** The texts of the blocks of structured data. */
  structured: string[];
  /** The `href`s of its links, as they stand there. */
  links: string[];
}

/**
 * Reads a page that our server rendered. React writes attributes in double quotes, escaped, so that a few
 * patterns are enough; what a template or a comment holds is none of the page.
 */
export function readPage(html: string): ReadPage {
  const page = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<template\b[\s\S]*?<\/template>/g, '');
  const tags = (name: string) =>
    [...page.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([, rest = '']) => attributesOf(rest));
  const meta = (key: string) =>
    tags('meta').find(({ name, property }) => name === key || property === key)?.content;
  const inside = (name: string) =>
    [...page.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text = '']) =>
      decoded(text.replace(/<[^>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    );
  return {
    // Titles of drawings inside the page are of another kind.
    title: inside('title')[0] ?? '',
    description: meta('description') ?? null,
    canonical: tags('link').find(({ rel }) => rel === 'canonical')?.href ?? null,
    isUnlisted: meta('robots')?.includes('noindex') ?? false,
    image: meta('og:image') ?? null,
    headings: inside('h1'),
    structured: [...page.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
    links: tags('a').flatMap(({ href }) => (href === undefined ? [] : [href])),
  };
}

function attributesOf(text: string): Record<string, string | undefined> {
  const found = [...text.matchAll(/([a-z:-]+)="([^"]*)"/gi)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => SIGNS[name] ?? whole);
