import MarkdownIt, { type Token } from 'markdown-it';
import { ownPicture } from '../../contract/shared/images.js';
import { slugOf } from '../../contract/shared/slug.js';
import { remembered } from './remembered.js';

export interface RenderedMarkdown {
  /** Nothing of the writer's own HTML is left in it. */
  html: string;
  /** Of the second level, in order. */
  headings: { id: string; text: string }[];
}

/** Ids that the page around the text has already. */
const TAKEN = ['root', 'farmgate-state', 'main', 'about', 'content'];
/** Our own paths, a place on the page, the web, or a mail. */
const LINKS = /^(?:\/(?![/\\])|#|https?:\/\/[^/]|mailto:)/i;

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });
// "example.com" in a sentence stays a word.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.validateLink = (address) => LINKS.test(address.trim());

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const link = tokens[index];
  if (link && /^https?:/i.test(String(link.attrGet('href')))) link.attrSet('rel', 'ugc nofollow noopener');
  return self.renderToken(tokens, index, options);
};

markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const picture = tokens[index];
  if (!picture) return '';
  const words = self.renderInlineAsText(picture.children ?? [], options, env);
  // Other sites would learn who reads the page.
  if (ownPicture(String(picture.attrGet('src'))) === null) return markdown.utils.escapeHtml(words);
  picture.attrSet('alt', words);
  picture.attrSet('loading', 'lazy');
  picture.attrSet('decoding', 'async');
  return self.renderToken(tokens, index, options);
};

// The page says how a table that is wider than a phone is shown.
markdown.renderer.rules.table_open = () => '<div class="prose-table"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** Escapes HTML; links to other sites get rel="ugc nofollow noopener". Headings begin at level 2. */
export const renderMarkdown = remembered((text): RenderedMarkdown => {
  const env = {};
  const tokens = markdown.parse(text, env);
  const headings = nameHeadings(tokens);
  return { html: markdown.renderer.render(tokens, markdown.options, env), headings };
});

/** @returns those of the second level */
function nameHeadings(tokens: Token[]): RenderedMarkdown['headings'] {
  const used = new Map(TAKEN.map((id) => [id, 1]));
  const contents: RenderedMarkdown['headings'] = [];
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
    if (token.tag === 'h1') token.tag = 'h2';
    const words = tokens[index + 1];
    if (token.type === 'heading_close' || !words) return;
    const text = wordsOf(words);
    const id = freeId(slugOf(text, 'section'), used);
    token.attrSet('id', id);
    if (token.tag === 'h2' && text !== '') contents.push({ id, text });
  });
  return contents;
}

/** @param used how often each name was wanted, so that thousands are not tried one by one */
function freeId(wanted: string, used: Map<string, number>): string {
  let count = used.get(wanted) ?? 0;
  let id = wanted;
  if (count > 0)
    do id = `${wanted}-${(count += 1)}`;
    while (used.has(id));
  used.set(wanted, Math.max(count, 1));
  used.set(id, Math.max(used.get(id) ?? 0, 1));
  return id;
}

const wordsOf = (inline: Token): string =>
  (inline.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
    .trim();
