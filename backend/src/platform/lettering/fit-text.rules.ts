import { charactersOf } from '../../contract/shared/cut-text.js';
import type { FontWidths } from './font-widths.js';

export interface FittedText {
  lines: string[];
  size: number;
}

const ELLIPSIS = '…';

/** What people write that fonts often lack, and has no other form in Unicode that they have. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ '\u2044': '/', '\u2032': "'", '\u2033': '"', '\u02bb': '‘', '\u2011': '-', '\u2212': '-' },
};

/** @returns the text on one line, in characters that the font has: perhaps "Nguyen Farm" and "2 1/3 lb" */
export function showable(text: string, font: FontWidths): string {
  const written = Array.from(text.normalize('NFC').replace(/(\d)(?=[⅐-⅞])/g, '$1 '), (character) => {
    if (/\s/.test(character)) return ' ';
    return font.has(character) ? character : plain(character, font);
  });
  return written.join('').replace(/ +/g, ' ').trim();
}

const plain = (character: string, font: FontWidths): string =>
  Array.from(PLAIN[character] ?? character.normalize('NFKD'), (part) => PLAIN[part] ?? part)
    .filter((part) => font.has(part) && !/\p{M}/u.test(part))
    .join('');

/** @param sizes pixels, the largest first; at the last one the text is cut short */
export function fitText(
  text: string,
  font: FontWidths,
  { sizes, width, most }: { sizes: readonly [number, ...number[]]; width: number; most: number },
): FittedText {
  const shown = showable(text, font);
  if (shown === '') return { lines: [], size: sizes[0] };
  for (const size of sizes) {
    const lines = breakLines(shown, (line) => font.widthOf(line, size) <= width);
    if (lines && lines.length <= most) return { lines, size };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const fits = (line: string) => font.widthOf(line, size) <= width;
  const lines = breakLines(cutWords(shown, fits), fits) ?? [];
  const kept = lines.slice(0, most);
  if (lines.length > most) kept.push(shorten(kept.pop() ?? '', fits));
  return { lines: kept, size };
}

/** @returns null where a word is wider than a line */
function breakLines(text: string, fits: (line: string) => boolean): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (!fits(word)) return null;
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cutWords(text: string, fits: (line: string) => boolean): string {
  const pieces: string[] = [];
  for (const word of text.split(' ')) {
    let piece = '';
    for (const character of charactersOf(word)) {
      if (piece !== '' && !fits(piece + character)) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    pieces.push(piece);
  }
  return pieces.join(' ');
}

function shorten(line: string, fits: (line: string) => boolean): string {
  let kept = charactersOf(line);
  while (kept.length > 0 && !fits(kept.join('') + ELLIPSIS)) kept = kept.slice(0, -1);
  return kept.join('').replace(/[\s,.;:]+$/, '') + ELLIPSIS;
}
