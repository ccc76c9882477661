import { z } from 'zod';
import { amountOf } from '../../shared/money.js';
import { Day, GivenDay } from '../../shared/schemas.js';
import { PriceInCents } from '../goods-fields.js';
import { DEFAULT_GRACE_DAYS, type DepositTerms, MAX_GRACE_DAYS, UNPAID_RULES } from './deposit.js';

/** What a product asks for with the order, as everybody sees it. */
export const DepositView = z.object({
  /** Dollars for each; null for a part of the price. */
  amount: z.number().nullable(),
  /** 1 to 99. */
  percent: z.number().nullable(),
  /** The day on which the balance is charged; null: once it is weighed. */
  balanceOn: Day.nullable(),
  /** What becomes of the deposit where the balance is never paid. */
  unpaid: z.enum(UNPAID_RULES),
  /** How many days the buyer has to pay the balance once it was asked for. */
  graceDays: z.number(),
});
export type DepositView = z.infer<typeof DepositView>;

const PERCENT_MESSAGE = 'Please enter a whole percentage from 1 to 99.';
const GRACE_MESSAGE = `Please enter a number of days from 1 to ${MAX_GRACE_DAYS}.`;
export const ONE_DEPOSIT_MESSAGE = 'Please enter the deposit as an amount or as a percentage.';
export const BALANCE_DAY_MESSAGE = 'Please choose a day after today for the balance.';
export const BALANCE_WEIGHED_MESSAGE =
  'Please choose a day for the balance. Only what is sold by weight can be charged once it’s weighed.';

const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** The rules of a deposit, whoever writes it; all but its amount. */
export const DepositRules = {
  percent: z.preprocess(
    emptyIsNull,
    z.coerce
      .number(PERCENT_MESSAGE)
      .int(PERCENT_MESSAGE)
      .min(1, PERCENT_MESSAGE)
      .max(99, PERCENT_MESSAGE)
      .nullable(),
  ),
  balanceOn: z.preprocess(
    emptyIsNull,
    GivenDay('Please choose the day on which the balance is due.').nullable(),
  ),
  unpaid: z.enum(UNPAID_RULES, 'Please choose what happens to the deposit.').default('return'),
  graceDays: z.coerce
    .number(GRACE_MESSAGE)
    .int(GRACE_MESSAGE)
    .min(1, GRACE_MESSAGE)
    .max(MAX_GRACE_DAYS, GRACE_MESSAGE)
    .default(DEFAULT_GRACE_DAYS),
};

/** A deposit is one of amount and percent. */
export function refuseNotOneDeposit(
  { amount, percent }: { amount: number | null; percent: number | null },
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  if ((amount === null) === (percent === null))
    addIssue({ code: 'custom', path: ['amount'], message: ONE_DEPOSIT_MESSAGE });
}

/** A deposit as the product's form holds it. */
export const DepositFields = z
  .strictObject({ amount: z.preprocess(emptyIsNull, PriceInCents.nullable()), ...DepositRules })
  .superRefine(refuseNotOneDeposit)
  .transform(({ amount: cents, ...rest }): DepositTerms => ({ cents, ...rest }));

/** @returns the terms of a product as the contract shows them */
export const depositView = ({ cents, ...rest }: DepositTerms): DepositView => ({
  amount: cents === null ? null : amountOf(cents),
  ...rest,
});

/** What of an order is paid already, and what is still to come. Money is dollars. */
export const OrderDepositView = z.object({
  /** With the order, or to be paid with it. */
  now: z.number(),
  /** The most that is still to come; 0 once it is paid. */
  balance: z.number(),
  balanceOn: Day.nullable(),
  unpaid: z.enum(UNPAID_RULES),
  graceDays: z.number(),
  /** What the vendor keeps of an order that was canceled because its balance was not paid. */
  kept: z.number(),
});
export type OrderDepositView = z.infer<typeof OrderDepositView>;
