import { AMOUNT_MESSAGE, DATED_AHEAD_DAYS } from '../../../contract/marketplace/dated-stock.js';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { Day } from '../../../contract/shared/schemas.js';
import { listOf, plainDay } from '../../../platform/csv/csv-cells.rules.js';

export interface StockOfDate {
  date: string;
  inventory: number;
}

/** @returns "2026-12-05: 10; 2026-12-12: 8" */
export const datesCell = (dates: readonly StockOfDate[]): string =>
  dates.map(({ date, inventory }) => `${date}: ${inventory}`).join('; ');

const PART = /^(\S+)\s*:\s*(\d{1,9})$/;
const PART_MESSAGE = 'Please enter days with how many there are, such as “2026-12-05: 10; 2026-12-12: 8.”';

/** Reads the stock for dates. Those that are over are left out. @param today see `depositDay` */
export function readDates(cell: string, today: string): { dates: StockOfDate[]; messages: string[] } {
  const dates: StockOfDate[] = [];
  for (const text of listOf(cell)) {
    const [, typed = '', count = ''] = PART.exec(text) ?? [];
    const [date, inventory] = [plainDay(typed), Number(count)];
    const said =
      whyNotDate(date, inventory, today) ?? (dates.some((one) => one.date === date) ? TWICE : null);
    if (said) return { dates, messages: [`dates: ${said}`] };
    dates.push({ date, inventory });
  }
  return { dates: dates.filter(({ date }) => date >= addDays(today, -1)), messages: [] };
}

const TWICE = 'This date is there twice.';

function whyNotDate(date: string, inventory: number, today: string): string | null {
  if (!Day.safeParse(date).success) return PART_MESSAGE;
  if (date > addDays(today, DATED_AHEAD_DAYS)) return 'Please choose a date within 18 months.';
  return inventory > MAX_QUANTITY ? AMOUNT_MESSAGE : null;
}
