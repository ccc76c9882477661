import { MAX_LOW_STOCK_AT } from '@farmgate/backend/contract/marketplace/shop';

/** @returns the number that is typed, null for none, or what is wrong with it */
export function readLowStock(text: string): { lowStockAt: number | null } | { message: string } {
  const typed = text.trim();
  if (typed === '') return { lowStockAt: null };
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number <= MAX_LOW_STOCK_AT) return { lowStockAt: number };
  return { message: `Please enter a whole number from 0 to ${MAX_LOW_STOCK_AT.toLocaleString('en-US')}` };
}
