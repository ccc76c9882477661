import { weekOf } from '../../../contract/marketplace/box-words.js';
import { dateText, datesText } from '../../../contract/marketplace/dated-words.js';

export interface LineStock {
  needed: number;
  /** On days without a stock of their own. */
  inventory: number;
  dates: readonly { date: string; left: number }[];
}

export interface BoxDay {
  week: string | null;
  expiresOn: string | null;
}

interface DatedLine {
  productName: string;
  expiresOn?: string | null | undefined;
  /** Of a box instead: that of its contents in each week, and of the standing ones (null). */
  boxDays?: readonly BoxDay[] | undefined;
  /** Left out where no date has a stock of its own. */
  stock?: LineStock | undefined;
}

function lastDayOf({ expiresOn = null, boxDays }: DatedLine, date: string): string | null {
  if (!boxDays) return expiresOn;
  const own = boxDays.find(({ week }) => week === weekOf(date));
  return (own ?? boxDays.find(({ week }) => week === null))?.expiresOn ?? null;
}

/** @param date "YYYY-MM-DD" @returns why not, in a sentence; null where they can be had */
export function whyNotDate(
  date: string,
  lines: readonly DatedLine[],
): { code: 'WINDOW_FULL' | 'WINDOW_CLOSED'; message: string } | null {
  for (const line of lines) {
    const { productName: name, stock } = line;
    const last = lastDayOf(line, date);
    if (last && last < date)
      return { code: 'WINDOW_CLOSED', message: `${name} is only good until ${dateText(last)}.` };
    if (!stock) continue;
    const own = stock.dates.find((one) => one.date === date);
    const left = own?.left ?? stock.inventory;
    if (left >= stock.needed) continue;
    const code = own ? 'WINDOW_FULL' : 'WINDOW_CLOSED';
    if (left > 0) return { code, message: `Only ${left} of ${name} left for ${dateText(date)}.` };
    if (own) return { code, message: `${name} is sold out for ${dateText(date)}.` };
    const only = onlyOn(stock);
    return { code, message: only ? `${name} is only available ${only}.` : `${name} is out of stock.` };
  }
  return null;
}

export function whyNotUndated(lines: readonly DatedLine[]): string | null {
  for (const { productName: name, stock } of lines) {
    if (!stock || stock.inventory >= stock.needed) continue;
    const only = onlyOn(stock);
    if (stock.inventory > 0) return `Only ${stock.inventory} of ${name} left.`;
    return only
      ? `${name} is only available ${only}, for pickup or delivery that day.`
      : `${name} is out of stock.`;
  }
  return null;
}

const onlyOn = ({ dates }: LineStock): string =>
  datesText(dates.filter(({ left }) => left > 0).map(({ date }) => date));
