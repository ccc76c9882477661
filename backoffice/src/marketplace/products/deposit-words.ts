import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import type { UnpaidRule } from '@farmgate/backend/contract/marketplace/deposits/deposit';
import { balanceWhenText, depositText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import { dollars } from '../../kit/money.rules';

const UNPAID_WORDS: Readonly<Record<UnpaidRule, string>> = {
  return: 'The deposit is refunded',
  keep: 'The vendor keeps the deposit',
};

export const UNPAID_CHOICES = Object.entries(UNPAID_WORDS).map(([id, name]) => ({ id, name }));

/** @returns "$100.00, balance on November 10, 2026", and what else there is to know of a deposit */
export function depositWords({ deposit, variants }: Pick<AdminProduct, 'deposit' | 'variants'>): string[] {
  if (deposit === null) return [];
  const days = deposit.graceDays === 1 ? '1 day' : `${deposit.graceDays} days`;
  const own = variants.flatMap((option) =>
    option.deposit === null ? [] : [`${option.name}: ${dollars(option.deposit)}`],
  );
  return [
    `${depositText(deposit)}, balance ${balanceWhenText(deposit)}`,
    `If it isn’t paid within ${days}: ${UNPAID_WORDS[deposit.unpaid].toLowerCase()}.`,
    ...own,
  ];
}
