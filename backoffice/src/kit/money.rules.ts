import { dollars as ofCents } from '@farmgate/backend/contract/shared/money';

const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** @param amount in dollars @returns "$1,234.50"; '' for none */
export const dollars = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : ofCents(Math.round(amount * 100));

/** @param amount in dollars @returns "$1.2K", for the axis of a chart */
export const shortDollars = (amount: number): string => SHORT.format(amount).replace(/^-(\$0)$/, '$1');
