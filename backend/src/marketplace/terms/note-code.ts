import type { EntityManager } from 'typeorm';
import { amountOf } from '../../contract/shared/money.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { DiscountCode } from '../tables/discount-code.entity.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import { namesOfProducts } from './discounts.sql.js';

export type CodeAction = 'owner-create' | 'owner-update' | 'owner-end';

export async function noteCode(
  tx: EntityManager,
  { actor, username }: OwnVendor,
  action: CodeAction,
  before: DiscountCode | null,
  after: DiscountCode,
): Promise<void> {
  await writeAudit(tx, {
    ...{ actor: { id: actor.id, username }, action, resource: 'discount-codes', id: after.id },
    ...{ before: before && (await noted(tx, before)), after: await noted(tx, after) },
  });
}

async function noted(tx: EntityManager, code: DiscountCode) {
  const { kind, value, productIds, leastGoods, startsOn, endsOn, maxUses, maxUsesEach, endedAt } = code;
  const names = productIds && (await fetchRows(tx, namesOfProducts, [productIds]));
  return {
    code: code.code,
    percent: kind === 'percent' ? value / 100 : null,
    amount: kind === 'amount' ? amountOf(value) : null,
    products: names?.map(({ name }) => name) ?? null,
    leastGoods: leastGoods === null ? null : amountOf(leastGoods),
    ...{ startsOn, endsOn, maxUses, maxUsesEach },
    endedAt: endedAt?.toISOString() ?? null,
  };
}
