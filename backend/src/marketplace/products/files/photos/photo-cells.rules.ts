import { MAX_PRODUCT_IMAGES } from '../../../../contract/marketplace/shop.js';
import { cutText } from '../../../../contract/shared/cut-text.js';
import { isPublicUrl } from '../../../../platform/outbound-http/public-address.rules.js';
import type { CsvRow } from '../product-columns.js';
import type { PlannedRow } from '../product-rows.rules.js';

/** Of one file. */
export const MOST_PHOTOS = 1_000;
const MOST_SHOWN = 80;

interface PhotoCell {
  /** Each once, and as it is fetched. */
  addresses: string[];
  /** What isn't an address that we fetch from. */
  refused: string[];
}

/** @param cell addresses behind spaces, lines, commas, or semicolons; http becomes https */
export function readPhotos(cell: string): PhotoCell {
  const parts = cell
    .split(/[\s;]+|,(?=\s|https?:)/i)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => part !== '');
  const read: PhotoCell = { addresses: [], refused: [] };
  for (const part of new Set(parts.map((one) => one.replace(/^http:/i, 'https:').replace(/#.*$/, ''))))
    (isPublicUrl(part) ? read.addresses : read.refused).push(part);
  return { ...read, addresses: read.addresses.slice(0, MAX_PRODUCT_IMAGES) };
}

/**
 * A product that has photos, or waits for some, keeps those: a file never changes them.
 * @param hasPhotos ids of the products that are such
 * @returns the same rows, with what is to be fetched and what is said of it
 */
export function withPhotos(
  planned: readonly PlannedRow[],
  rows: readonly CsvRow[],
  hasPhotos: ReadonlySet<number>,
): PlannedRow[] {
  const cells = new Map(rows.flatMap(({ row, cells: { photos = '' } }) => (photos ? [[row, photos]] : [])));
  let room = MOST_PHOTOS;
  return planned.map((row) => {
    const cell = cells.get(row.row);
    const { product } = row;
    if (cell === undefined || !product || hasPhotos.has(product.id ?? 0)) return row;
    const { addresses, refused } = readPhotos(cell);
    const photos = addresses.slice(0, room);
    room -= photos.length;
    const messages = [
      ...row.messages,
      ...refusedText(refused),
      ...comingText(photos.length, addresses.length),
    ];
    if (photos.length === 0) return { ...row, messages };
    const outcome = product.outcome === 'same' ? 'update' : product.outcome;
    return { ...row, messages, outcome, product: { ...product, outcome, photos } };
  });
}

function refusedText([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [
    `We can’t fetch its photo from “${cutText(first, MOST_SHOWN)}”${more}. Use an address that begins with https:// and is open to everyone.`,
  ];
}

function comingText(count: number, wanted: number): string[] {
  if (count < wanted)
    return [
      `A file can bring ${MOST_PHOTOS.toLocaleString('en-US')} photos. Import it again for the others.`,
    ];
  if (count === 0) return [];
  return [
    count === 1
      ? 'We’ll fetch its photo after the import.'
      : `We’ll fetch its ${count} photos after the import.`,
  ];
}
