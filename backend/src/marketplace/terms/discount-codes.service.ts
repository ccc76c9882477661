import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  codeIssues,
  type DiscountCodeRequest,
  type DiscountCodeUpdate,
  type DiscountCodeView,
  SeenCode,
} from '../../contract/marketplace/discount-codes.js';
import { MAX_CODES_OF_VENDOR } from '../../contract/marketplace/discounts.js';
import { amountOf } from '../../contract/shared/money.js';
import { refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { DiscountCode } from '../tables/discount-code.entity.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import { lockVendor } from '../vendors/lock-vendor.js';
import { codeState } from './discounts.rules.js';
import { codesOfVendor, type OwnCode, ownProducts } from './discounts.sql.js';
import { noteCode } from './note-code.js';

@Injectable()
export class DiscountCodes {
  constructor(private readonly db: DataSource) {}

  list(vendorId: number): Promise<DiscountCodeView[]> {
    return this.read(this.db.manager, vendorId);
  }

  /** @throws DISCOUNT_CODE_EXISTS, TOO_MANY_DISCOUNT_CODES, VALIDATION_FAILED for products of others */
  make(vendor: OwnVendor, request: DiscountCodeRequest): Promise<DiscountCodeView> {
    const vendorId = vendor.id;
    return this.db.transaction(async (tx) => {
      await lockVendor(tx, vendorId);
      if ((await tx.countBy(DiscountCode, { vendorId })) >= MAX_CODES_OF_VENDOR)
        throw new DomainError('TOO_MANY_DISCOUNT_CODES');
      await refuseOthersProducts(tx, vendorId, request);
      const code = await tx.save(DiscountCode, tx.create(DiscountCode, { vendorId, ...written(request) }));
      await noteCode(tx, vendor, 'owner-create', null, code);
      return this.one(tx, vendorId, code.id);
    });
  }

  /**
   * Writes the form over a code, or what of it `was` names; one that was ended runs again. Orders keep what
   * was taken off them.
   * @throws DISCOUNT_CODE_NOT_FOUND, DISCOUNT_CODE_EXISTS, DISCOUNT_CODE_ENDED_BY_STAFF, CHANGED_MEANWHILE,
   * and VALIDATION_FAILED for products of others, and for fewer uses than there were
   */
  change(vendor: OwnVendor, id: number, { was, ...form }: DiscountCodeUpdate): Promise<DiscountCodeView> {
    const vendorId = vendor.id;
    return this.db.transaction(async (tx) => {
      const code = await lockCode(tx, vendorId, id);
      if (code.endedReason !== null) throw new DomainError('DISCOUNT_CODE_ENDED_BY_STAFF');
      const given: CodeForm = { ...form, endedAt: null };
      refuseOverwriting(SeenCode, shown(formOf(code)), shown(given), was);
      const { endedAt, ...request } = withKept(given, was, formOf(code));
      refuseUnfit(request);
      await refuseOthersProducts(tx, vendorId, request);
      if (request.maxUses !== null && request.maxUses < code.uses) {
        const message = `This code has been used ${code.uses} times already. Please enter at least ${code.uses}.`;
        throw new DomainError('VALIDATION_FAILED', [{ path: 'maxUses', message }]);
      }
      const changes = { ...written(request), endedAt };
      await tx.update(DiscountCode, { id, vendorId }, changes);
      await noteCode(tx, vendor, 'owner-update', code, { ...code, ...changes });
      return this.one(tx, vendorId, id);
    });
  }

  /** @throws DISCOUNT_CODE_NOT_FOUND, DISCOUNT_CODE_ENDED */
  end(vendor: OwnVendor, id: number): Promise<DiscountCodeView> {
    const vendorId = vendor.id;
    return this.db.transaction(async (tx) => {
      const code = await lockCode(tx, vendorId, id);
      if (code.endedAt !== null) throw new DomainError('DISCOUNT_CODE_ENDED');
      const endedAt = new Date();
      await tx.update(DiscountCode, { id, vendorId }, { endedAt });
      await noteCode(tx, vendor, 'owner-end', code, { ...code, endedAt });
      return this.one(tx, vendorId, id);
    });
  }

  private async one(tx: EntityManager, vendorId: number, id: number): Promise<DiscountCodeView> {
    const found = (await this.read(tx, vendorId)).find((code) => code.id === id);
    if (!found) throw new DomainError('DISCOUNT_CODE_NOT_FOUND');
    return found;
  }

  private async read(tx: EntityManager, vendorId: number): Promise<DiscountCodeView[]> {
    return (await fetchRows(tx, codesOfVendor, [vendorId])).map(codeView);
  }
}

/** Orders that use it wait. @throws DISCOUNT_CODE_NOT_FOUND */
async function lockCode(tx: EntityManager, vendorId: number, id: number): Promise<DiscountCode> {
  const where = { id, vendorId };
  const code = await tx.findOne(DiscountCode, { where, lock: { mode: 'pessimistic_write' } });
  if (!code) throw new DomainError('DISCOUNT_CODE_NOT_FOUND');
  return code;
}

async function refuseOthersProducts(
  tx: EntityManager,
  vendorId: number,
  { productIds }: Pick<CodeForm, 'productIds'>,
): Promise<void> {
  if (productIds === null) return;
  const own = await fetchRows(tx, ownProducts, [vendorId, productIds]);
  if (own.length === new Set(productIds).size) return;
  const message = 'Please choose from your own products.';
  throw new DomainError('VALIDATION_FAILED', [{ path: 'productIds', message }]);
}

/** Two people may have changed a field each. @throws VALIDATION_FAILED */
function refuseUnfit(request: Parameters<typeof codeIssues>[0]): void {
  const issues = codeIssues(request);
  if (issues.length > 0) throw new DomainError('VALIDATION_FAILED', issues);
}

interface CodeForm extends Omit<DiscountCodeRequest, 'productIds'> {
  productIds: readonly number[] | null;
  endedAt: Date | null;
}

const formOf = ({ kind, value, ...code }: DiscountCode | OwnCode): CodeForm => ({
  ...{ code: code.code, productIds: code.productIds, leastGoods: code.leastGoods },
  percent: kind === 'percent' ? value : null,
  amount: kind === 'amount' ? value : null,
  ...{ startsOn: code.startsOn, endsOn: code.endsOn },
  ...{ maxUses: code.maxUses, maxUsesEach: code.maxUsesEach, endedAt: code.endedAt },
});

const shown = ({ percent, amount, leastGoods, endedAt, ...form }: CodeForm) => ({
  ...form,
  percent: percent === null ? null : percent / 100,
  amount: amount === null ? null : amountOf(amount),
  leastGoods: leastGoods === null ? null : amountOf(leastGoods),
  endedAt: endedAt?.toISOString() ?? null,
});

const written = ({ percent, amount, productIds, ...rest }: Omit<CodeForm, 'endedAt'>) => ({
  ...rest,
  productIds: productIds && [...new Set(productIds)],
  ...(percent === null
    ? { kind: 'amount' as const, value: amount ?? 0 }
    : { kind: 'percent' as const, value: percent }),
});

const codeView = (code: OwnCode): DiscountCodeView => ({
  ...shown(formOf(code)),
  productIds: code.productIds && [...code.productIds],
  id: code.id,
  state: codeState(code),
  uses: code.uses,
  takenOff: amountOf(code.takenOff),
  endedReason: code.endedReason,
  createdAt: code.createdAt.toISOString(),
});
