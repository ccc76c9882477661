import { PREVIEW_SIZE } from '../../contract/content/sitemap.js';
import { fitText } from '../../platform/lettering/fit-text.rules.js';
import type { FontWidths } from '../../platform/lettering/font-widths.js';
import type { PreviewCard, Standing } from './preview-cards.js';

export interface PreviewFonts {
  fraunces: FontWidths;
  figtree: FontWidths;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** The storefront's light tokens: other sites have grounds of their own. */
const PAPER = '#fbf8f1';
const INK = '#1f2a1c';
const SOFT = '#566152';
const LEAF = '#2c6a37';
const CLAY = '#b4461f';
const GROUND = '#efe5cf';

/** Its left edge; the right one is the picture's. */
const SIDE = 716;
const TABLE_HEIGHT = 430;
const MARGIN = 64;
const TEXT_WIDTH = SIDE - MARGIN - 48;
const TITLE = { sizes: [72, 62, 54, 47], width: TEXT_WIDTH, most: 3 } as const;
const LABEL = { sizes: [28], width: TEXT_WIDTH, most: 1 } as const;
const PLACE = { sizes: [30, 27], width: TEXT_WIDTH, most: 2 } as const;
const FACT = { sizes: [38, 32, 27], width: TEXT_WIDTH, most: 2 } as const;

const GATE =
  '<path d="M2.4 29V10.2L4.3 7.6l1.9 2.6v4.4h19.6v-4.4l1.9-2.6 1.9 2.6V29h-3.8v-2.3H6.2V29zM6.2 17v2.3h19.6V17zM6.2 21.8v2.4h19.6v-2.4z"/>' +
  '<path d="M14.9 15.2V12C9.6 12.2 6.9 9.1 6.8 3.2c5.6.2 8.5 2.8 9.2 7.3.7-4.5 3.6-7.1 9.2-7.3-.1 5.9-2.8 9-8.1 8.8v3.2z"/>';

export function sideOf(standing: Standing) {
  const side = { left: SIDE, top: 0, width: WIDTH - SIDE, height: HEIGHT };
  if (standing === 'on a table') return { ...side, top: HEIGHT - TABLE_HEIGHT, height: TABLE_HEIGHT };
  return standing === 'fills' ? side : { ...side, left: SIDE + 16, width: side.width - 32 };
}

/** Nothing transparent or clipped: resvg ends the process over such parts outside of the picture. */
export function drawPreview(card: PreviewCard, fonts: PreviewFonts): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    `<rect x="${SIDE}" width="${WIDTH - SIDE}" height="${HEIGHT}" fill="${GROUND}"/>` +
    wordmark() +
    texts(card, fonts) +
    '</svg>'
  );
}

const wordmark = () =>
  `<g transform="translate(${MARGIN - 4} 52) scale(1.5)" fill="${LEAF}">${GATE}</g>` +
  `<text x="${MARGIN + 56}" y="92" font-family="Fraunces" font-size="38" fill="${INK}">Farmgate</text>`;

function texts(card: PreviewCard, { fraunces, figtree }: PreviewFonts): string {
  const blocks = [
    { family: 'Figtree', fill: LEAF, gap: 14, ...fitText(card.label, figtree, LABEL) },
    { family: 'Fraunces', fill: INK, gap: 26, ...fitText(card.title, fraunces, TITLE) },
    { family: 'Figtree', fill: SOFT, gap: 24, ...fitText(card.place ?? '', figtree, PLACE) },
    { family: 'Fraunces', fill: CLAY, gap: 0, ...fitText(card.fact ?? '', fraunces, FACT) },
  ].filter(({ lines }) => lines.length > 0);
  const spaced = blocks.map((block) => ({ ...block, leading: block.size * (block.size > 44 ? 1.1 : 1.3) }));
  const height = spaced.reduce((sum, { lines, leading, gap }) => sum + lines.length * leading + gap, 0);
  // In the middle of what the wordmark leaves.
  let y = 124 + Math.max(0, (HEIGHT - 124 - 48 - height) / 2);
  let drawn = '';
  for (const { lines, size, leading, family, fill, gap } of spaced) {
    for (const line of lines) {
      drawn += `<text x="${MARGIN}" y="${(y + size * 0.86).toFixed(1)}" font-family="${family}" font-size="${size}" fill="${fill}">${escaped(line)}</text>`;
      y += leading;
    }
    y += gap;
  }
  return drawn;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
