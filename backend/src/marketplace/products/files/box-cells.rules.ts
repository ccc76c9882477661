import { BoxFields } from '../../../contract/marketplace/boxes.js';
import { plainDay } from '../../../platform/csv/csv-cells.rules.js';

/** What is in a box, by the SKUs of the file: "2 x EGG | Dozen". */
export interface BoxPart {
  quantity: number;
  good: string;
}
/** The standing contents, whose week is null, and those of weeks. */
export interface BoxContents {
  week: string | null;
  parts: BoxPart[];
}

export const goodOf = (sku: string, option: string | null): string =>
  option === null ? sku : `${sku} | ${option}`;

/** @returns each part in a line of its own; the contents of a week behind its Monday */
export const boxCell = (contents: readonly BoxContents[]): string =>
  contents
    .flatMap(({ week, parts }) => [
      ...(week === null ? [] : [`${week}:`]),
      ...parts.map(({ quantity, good }) => `${quantity} x ${good}`),
    ])
    .join('\n');

const WEEK = /^(\S+):$/;
const PART = /^(\d{1,9})\s*[x×]\s*(.+)$/i;
const LINE_MESSAGE = 'Please put each product in a line of its own, such as “2 x EGGS” with its SKU.';

export function readBox(cell: string): { contents: BoxContents[]; messages: string[] } {
  const contents: BoxContents[] = [{ week: null, parts: [] }];
  for (const line of cell.split(/\r?\n/).map((text) => text.trim())) {
    const week = WEEK.exec(line)?.[1];
    const [, quantity, good = ''] = PART.exec(line) ?? [];
    if (week !== undefined) contents.push({ week: plainDay(week), parts: [] });
    else if (quantity !== undefined) contents.at(-1)?.parts.push({ quantity: Number(quantity), good });
    else if (line !== '') return { contents, messages: [`box: ${LINE_MESSAGE}`] };
  }
  return { contents, messages: whyNotContents(contents) };
}

function whyNotContents(contents: readonly BoxContents[]): string[] {
  const goods = [...new Set(contents.flatMap(({ parts }) => parts.map(({ good }) => good.toLowerCase())))];
  const [standing, ...weeks] = contents.map(({ week, parts }) => ({
    week: week ?? '',
    parts: parts.map(({ quantity, good }) => ({
      productId: goods.indexOf(good.toLowerCase()) + 1,
      quantity,
    })),
  }));
  const { error } = BoxFields.safeParse({ parts: standing?.parts ?? [], weeks });
  return [...new Set((error?.issues ?? []).map(({ message }) => `box: ${message}`))];
}
