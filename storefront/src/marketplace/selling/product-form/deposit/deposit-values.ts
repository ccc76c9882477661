import { DEFAULT_GRACE_DAYS, type UnpaidRule } from '@farmgate/backend/contract/marketplace/deposits/deposit';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { issuesOf } from '../../../../lib/api/field-issues';

/** The deposit of a product as its form holds it: everything that is typed as text, as it was typed. */
export interface DepositValues {
  isAsked: boolean;
  kind: 'amount' | 'percent';
  /** Dollars. */
  amount: string;
  percent: string;
  when: 'day' | 'weighed';
  /** YYYY-MM-DD. */
  balanceOn: string;
  unpaid: UnpaidRule;
  graceDays: string;
}

export const NO_DEPOSIT: DepositValues = {
  isAsked: false,
  kind: 'amount',
  amount: '',
  percent: '',
  when: 'day',
  balanceOn: '',
  unpaid: 'return',
  graceDays: String(DEFAULT_GRACE_DAYS),
};

/** @returns the deposit of a product as its form shows it */
export function depositValues({ deposit }: Pick<OwnProductView, 'deposit'>): DepositValues {
  if (!deposit) return NO_DEPOSIT;
  const { amount, percent, balanceOn, unpaid, graceDays } = deposit;
  return {
    isAsked: true,
    kind: amount === null ? 'percent' : 'amount',
    amount: amount?.toFixed(2) ?? '',
    percent: percent === null ? '' : String(percent),
    when: balanceOn === null ? 'weighed' : 'day',
    balanceOn: balanceOn ?? '',
    unpaid,
    graceDays: String(graceDays),
  };
}

/** Read as no day, which the contract refuses: an empty one would mean “once it’s weighed”. */
const NO_DAY = '-';

/** @returns the deposit as the contract has it, before its rules have read it; null for none */
export function depositFields({ isAsked, kind, when, ...values }: DepositValues) {
  if (!isAsked) return null;
  return {
    amount: kind === 'amount' ? values.amount : '',
    percent: kind === 'percent' ? values.percent : '',
    balanceOn: when === 'weighed' ? '' : values.balanceOn || NO_DAY,
    unpaid: values.unpaid,
    graceDays: values.graceDays,
  };
}

type DepositField = `deposit.${'amount' | 'percent' | 'balanceOn' | 'unpaid' | 'graceDays'}`;

/** Puts what is wrong with an empty percentage at the field that is shown. */
export function withDepositIssues(errors: Record<string, unknown>, { kind }: DepositValues): void {
  const { amount, ...found } = (errors.deposit ?? {}) as Record<string, unknown>;
  if (amount && kind === 'percent') errors.deposit = { percent: amount, ...found };
}

/** @returns what the server found wrong with a deposit, by field */
export const depositIssuesOf = (error: unknown): [DepositField, string][] =>
  issuesOf(error).flatMap(({ path, message }): [DepositField, string][] =>
    path.startsWith('deposit.') ? [[path as DepositField, message]] : [],
  );
