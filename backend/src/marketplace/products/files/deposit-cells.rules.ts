import { DepositFields } from '../../../contract/marketplace/deposits/deposit-fields.js';
import {
  DEFAULT_GRACE_DAYS,
  type DepositTerms,
  type UnpaidRule,
} from '../../../contract/marketplace/deposits/deposit.js';
import { PriceInCents } from '../../../contract/marketplace/goods-fields.js';
import { amountOf } from '../../../contract/shared/money.js';
import { plainAmount, plainDay } from '../../../platform/csv/csv-cells.rules.js';
import { type BalanceContext, whyNotBalanceOn } from '../product-changes.js';

export const DEPOSIT_COLUMNS = ['deposit', 'balanceOn', 'ifUnpaid', 'graceDays'] as const;
export type DepositColumn = (typeof DEPOSIT_COLUMNS)[number];
/** Undefined where the file has no such column. */
type Cells = Record<DepositColumn, string | undefined>;

/** In the column of the day, for a balance that is due once the item is weighed. */
const WEIGHED = 'weighed';
const UNPAID_WORDS: Readonly<Record<UnpaidRule, string>> = { keep: 'keep', return: 'refund' };

const AMOUNT_MESSAGE = 'Please enter an amount such as 100.00, or a percentage from 1% to 99%.';
const OPTION_AMOUNT_MESSAGE = 'Please enter an amount such as 100.00.';
const DAY_MESSAGE = 'Please enter the day on which the balance is due, such as 2027-03-01, or “weighed.”';
const UNPAID_MESSAGE = 'Please enter keep or refund.';
const LEFT_OVER_MESSAGE = 'Please enter the deposit, or leave balanceOn, ifUnpaid and graceDays blank too.';
export const OPTION_ONLY_MESSAGE = 'Please enter this in the row of an option. For the product, use deposit.';

export function depositCells(terms: DepositTerms | null): Record<DepositColumn, string> {
  if (terms === null) return { deposit: '', balanceOn: '', ifUnpaid: '', graceDays: '' };
  const { cents, percent, balanceOn, unpaid, graceDays } = terms;
  return {
    deposit: cents === null ? `${percent ?? 0}%` : amountCell(cents),
    balanceOn: balanceOn ?? WEIGHED,
    ifUnpaid: UNPAID_WORDS[unpaid],
    graceDays: String(graceDays),
  };
}

/** @param cents null for none: an empty cell */
export const amountCell = (cents: number | null): string =>
  cents === null ? '' : amountOf(cents).toFixed(2);

/** Missing columns and empty cells keep what is there, or the preset. An empty deposit is none. */
export function readDeposit(
  cells: Cells,
  context: BalanceContext,
): { terms: DepositTerms | null; messages: string[] } {
  const { before } = context;
  const { deposit, balanceOn = '', ifUnpaid = '', graceDays = '' } = cells;
  const isNone = deposit === undefined ? before === null : deposit === '';
  if (isNone) {
    const isLeftOver = [balanceOn, ifUnpaid, graceDays].some((cell) => cell !== '');
    return { terms: null, messages: isLeftOver ? [`deposit: ${LEFT_OVER_MESSAGE}`] : [] };
  }
  const asked = deposit === undefined ? amountsBefore(before) : askedOf(deposit);
  const { data, error } = DepositFields.safeParse({
    ...asked,
    balanceOn: dayOf(balanceOn, before),
    unpaid: ifUnpaid === '' ? (before?.unpaid ?? 'return') : unpaidOf(ifUnpaid),
    graceDays: graceDays === '' ? (before?.graceDays ?? DEFAULT_GRACE_DAYS) : plainAmount(graceDays),
  });
  if (!data) {
    const said = error.issues.map(({ path, message }) => SAYINGS[String(path[0])] ?? `graceDays: ${message}`);
    return { terms: null, messages: [...new Set(said)] };
  }
  const trouble = whyNotBalanceOn(data, context);
  return { terms: data, messages: trouble ? [`balanceOn: ${trouble}`] : [] };
}

const SAYINGS: Readonly<Record<string, string>> = {
  amount: `deposit: ${AMOUNT_MESSAGE}`,
  percent: `deposit: ${AMOUNT_MESSAGE}`,
  balanceOn: `balanceOn: ${DAY_MESSAGE}`,
  unpaid: `ifUnpaid: ${UNPAID_MESSAGE}`,
};

const amountsBefore = (before: DepositTerms | null) => ({
  amount: before?.cents == null ? '' : amountCell(before.cents),
  percent: before?.percent ?? '',
});

function askedOf(cell: string) {
  const percent = /^(.*)%$/.exec(cell)?.[1]?.trim();
  return percent === undefined ? { amount: plainAmount(cell) } : { percent: percent || Number.NaN };
}

/** @returns the day as the form has it: empty means "once it's weighed", and what is no day is refused */
function dayOf(cell: string, before: DepositTerms | null): string {
  if (cell === '') return before ? (before.balanceOn ?? '') : '-';
  return cell.toLowerCase() === WEIGHED ? '' : plainDay(cell);
}

const RULES: ReadonlyMap<string, UnpaidRule> = new Map(
  Object.entries({ keep: 'keep', refund: 'return', return: 'return' }),
);
const unpaidOf = (cell: string) => RULES.get(cell.toLowerCase()) ?? cell;

/** @returns what an option asks for instead; an empty cell: what its product does */
export function readOptionDeposit(cell: string): { cents: number | null; messages: string[] } {
  if (cell === '') return { cents: null, messages: [] };
  const { data } = PriceInCents.safeParse(plainAmount(cell));
  return data === undefined
    ? { cents: null, messages: [`optionDeposit: ${OPTION_AMOUNT_MESSAGE}`] }
    : { cents: data, messages: [] };
}
