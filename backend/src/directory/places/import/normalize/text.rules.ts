/** Longest text that is looked at; what comes after it is dropped. */
const MAX_LENGTH = 20_000;

const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    lsquo: '\u2018',
    rsquo: '\u2019',
    ldquo: '\u201c',
    rdquo: '\u201d',
    ndash: '\u2013',
    mdash: '\u2014',
    hellip: '\u2026',
    bull: '\u2022',
    deg: '\u00b0',
    frac12: '\u00bd',
    eacute: '\u00e9',
    egrave: '\u00e8',
    aacute: '\u00e1',
    iacute: '\u00ed',
    oacute: '\u00f3',
    uacute: '\u00fa',
    ntilde: '\u00f1',
    ccedil: '\u00e7',
    reg: '\u00ae',
    trade: '\u2122',
    copy: '\u00a9',
  }),
);

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED_ENTITIES.get(body.toLowerCase()) ?? entity;
  const hexadecimal = body[1] === 'x' || body[1] === 'X';
  const code = hexadecimal ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  const isCharacter = code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}

/** Turns HTML entities into the characters they stand for; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8}\d{0,2});/g, decodeEntity);
}

const UNSTORABLE = /[^\t\n\x20-\x7e\u00a0-\ud7ff\ue000-\ufefe]/;

/** Without what a database cannot store: control characters, half characters. */
export function storable(text: string): string {
  if (!UNSTORABLE.test(text)) return text;
  return text
    .replace(/[\p{Cc}\ufeff]/gu, (c) => (c === '\n' || c === '\t' ? c : ''))
    .replace(/[\ud800-\udfff]/gu, '');
}

const NOT_PLAIN = /[^\n\x20-\x7e]/;
/** Not what joins two pictures to one, as in a farmer's. */
const UNSEEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))(?![\t\n])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164\uffa0]/gu;

/** Takes out what nobody sees: it would make two names of one, or let a name be read as another. */
const visible = (text: string) => (NOT_PLAIN.test(text) ? text.replace(UNSEEN, '') : text);

export function oneLine(text: string | undefined): string {
  if (text === undefined) return '';
  return visible(decodeEntities(storable(text.slice(0, MAX_LENGTH).replace(/\r/g, '\n'))))
    .replace(/\s+/g, ' ')
    .trim();
}

const NOTHING = /^(?:n\/?a|none|null|nil|unknown|tbd|tba|undefined|[-.?_]+)\.?$/i;

/** As oneLine, but null for nothing, for "N/A" and for their like. */
export function oneLineOrNull(text: string | undefined): string | null {
  const line = oneLine(text);
  return line === '' || NOTHING.test(line) ? null : line;
}

/** At most one empty line between paragraphs. @returns null when nothing is left */
export function plainText(html: string | undefined): string | null {
  if (html === undefined) return null;
  const text = storable(html.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n'))
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[^>]*>[^]*?(?:<\/\1>|$)/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote)\s*>/gi, '\n\n')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '');
  const tidy = visible(decodeEntities(text))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return tidy === '' || NOTHING.test(tidy) ? null : tidy;
}

export function listItems(text: string | undefined): string[] {
  return (text ?? '')
    .split(';')
    .map(oneLine)
    .filter((item) => item !== '');
}

/** The flags that nearly all are, known without a closer look, as an export has dozens of them in a row. */
const FLAGS = new Map([
  ['Y', true],
  ['1', true],
  ['N', false],
  ['0', false],
  ['', false],
]);

export function isYes(text: string | undefined): boolean {
  return FLAGS.get(text ?? '') ?? /^(?:1|y|yes|true)$/i.test(oneLine(text).replace(/;+$/, ''));
}
