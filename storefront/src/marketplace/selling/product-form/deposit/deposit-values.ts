import { DEFAULT_GRACE_DAYS, type UnpaidRule } from '@farmgate/backend/contract/marketplace/deposits/deposit';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';

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

/** @returns the field of a path such as "deposit.amount": an empty percentage is said where it is shown */
export const depositFieldAt = (path: string, { kind }: DepositValues): string =>
  path === 'deposit.amount' && kind === 'percent' ? 'deposit.percent' : path;
