import type { ShortReason } from '../../../contract/marketplace/short-row-words.js';
import type { ShortRowsRequest } from '../../../contract/marketplace/short-rows.js';
import { split } from '../../../contract/shared/split.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';

interface OpenLine {
  id: number;
  quantity: number;
}

export interface Missing {
  id: number;
  quantity: number;
  reason: ShortReason;
  restock: boolean;
  swap?: ShortRowsRequest['items'][number]['swap'];
}

/** @throws VALIDATION_FAILED for others' lines or too many, CHANGED_MEANWHILE for stale quantities */
export function missingOf(lines: readonly OpenLine[], asked: ShortRowsRequest['items']): Missing[] {
  return asked.flatMap(({ id, from, to, reason, restock, swap }) => {
    const line = lines.find((one) => one.id === id);
    const there = line?.quantity ?? 0;
    if (there === to) return [];
    if (there === 0) throw refused('Please choose items from this order.');
    if (there !== from) throw new DomainError('CHANGED_MEANWHILE');
    if (to > there) throw refused(`There can't be more than ${there}.`);
    return [{ id, quantity: there - to, reason, restock, swap }];
  });
}

export const isEverything = (lines: readonly OpenLine[], missing: readonly Missing[]): boolean =>
  lines.every(({ id, quantity }) =>
    missing.some((one) => one.id === id && one.quantity === quantity && !one.swap),
  );

/** Its money is that of the line it came for, so it goes last. @throws VALIDATION_FAILED */
export function refuseFreeSubstitutes(
  items: readonly { id: number; productName: string; isSubstitute: boolean; totalPrice: number }[],
  missing: readonly Missing[],
  isAll: boolean,
): void {
  const free = items.find(
    ({ id, isSubstitute, totalPrice }) =>
      isSubstitute && totalPrice === 0 && missing.some((one) => one.id === id),
  );
  if (!free || isAll) return;
  throw refused(
    `We can’t refund ${free.productName} by itself, because you swapped it in after the order was paid. Please ask us for a refund.`,
  );
}

export const amountsOf = (
  cents: number,
  lines: readonly { unitPrice: number; quantity: number }[],
): number[] =>
  lines.length === 0
    ? []
    : split(
        cents,
        lines.map(({ unitPrice, quantity }) => unitPrice * quantity),
      );

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'items', message }]);
