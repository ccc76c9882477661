/** More is no command; a text has at most 1,600 letters. */
const MOST_LETTERS = 320;
const MOST_PARTS = 5;

const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu;
const TOKEN = /\$ ?\d+(?:\.\d{1,2})?(?![\d.])|\d+(?::\d{2})?(?![\d.:]|,\d)|[a-z]+|-|&/gy;

export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\bu-pick\b/g, 'upick')
    .replaceAll(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replaceAll(/:(?!\d)/g, ' ')
    .replaceAll(PICTURES, ' ');

/** @returns null where there is something else in it */
function tokensOf(part: string): string[] | null {
  const tokens: string[] = [];
  let at = 0;
  while (at < part.length) {
    if (part[at] === ' ') {
      at += 1;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(part)?.[0];
    if (found === undefined) return null;
    tokens.push(found.replace('$ ', '$'));
    at += found.length;
  }
  return tokens;
}

/** @returns null for what cannot be a command: a question, other signs, too much or nothing */
export function partsOf(text: string): string[][] | null {
  if (text.length > MOST_LETTERS) return null;
  const parts = plain(text)
    .split(/[\n\r;!]+|,(?!\d)|\.(?!\d)/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MOST_PARTS) return null;
  const read = parts.map(tokensOf);
  return read.every((tokens) => tokens !== null) ? read : null;
}
