import type {
  AdminProduct,
  AdminVariantChanges,
} from '../../../contract/marketplace/admin/products.admin.js';
import { VARIANTS_CHANGED } from '../../../contract/marketplace/variants.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';

type Given = readonly AdminVariantChanges[];

const REORDERED = 'Someone else changed the order of the options.';

/** @param seen of whatever shape @throws VALIDATION_FAILED, CHANGED_MEANWHILE for an old order */
export function refuseOtherOptions(present: AdminProduct['variants'], given: Given, seen: unknown): void {
  const ids = present.map(({ id }) => id);
  const isAll = given.length === ids.length && ids.every((id) => given.some((one) => one.id === id));
  if (!isAll) throw new DomainError('VALIDATION_FAILED', [{ path: 'variants', message: VARIANTS_CHANGED }]);
  const isOrder = (others: readonly unknown[]) => ids.every((id, index) => id === others[index]);
  const idsSeen = optionsIn(seen).map(({ id }) => id);
  if (idsSeen.length === 0 || isOrder(idsSeen) || isOrder(given.map(({ id }) => id))) return;
  throw new DomainError('CHANGED_MEANWHILE', [{ path: 'variants.0.name', message: REORDERED }]);
}

/** A field for each figure, as in the form: what is sold of one is no conflict for its price. */
export function withOptionFields({ variants, ...own }: Row, order: Given): Row {
  const options = optionsIn(variants);
  const fields = order.flatMap(({ id }, index) => {
    const { id: _, ...figures } = options.find((one) => one.id === id) ?? {};
    return Object.entries(figures).map(([name, value]) => [`variants.${index}.${name}`, value] as const);
  });
  return { ...own, ...Object.fromEntries(fields) };
}

const DEPOSIT_PARTS = ['amount', 'percent', 'balanceOn', 'unpaid', 'graceDays'] as const;

export function withDepositFields({ deposit, ...own }: Row): Row {
  if (deposit === undefined) return own;
  const parts = typeof deposit === 'object' && deposit !== null ? (deposit as Row) : {};
  return {
    ...own,
    ...Object.fromEntries(DEPOSIT_PARTS.map((part) => [`deposit.${part}`, parts[part] ?? null])),
  };
}

const optionsIn = (value: unknown): Row[] =>
  Array.isArray(value)
    ? value.filter((one): one is Row => typeof one === 'object' && one !== null && 'id' in one)
    : [];
