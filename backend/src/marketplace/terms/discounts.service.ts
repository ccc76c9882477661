import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CartDiscounts } from '../../contract/marketplace/discount-codes.js';
import { amountOf } from '../../contract/shared/money.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { ipv6Prefix } from '../../platform/http/security/ipv6-prefix.js';
import { mailboxKey } from '../../platform/mail/mailbox.rules.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { chooseCodes, type CodedLine } from './discounts.rules.js';
import * as sql from './discounts.sql.js';

interface CodeUser {
  userId: number | null;
  email: string | null;
}

const GUESSES = 'discount codes';
/** Codes that no vendor of the cart has, which one visitor can try in a quarter of an hour. */
const MAX_GUESSES = 20;
const GUESSES_MS = 15 * 60_000;

@Injectable()
export class Discounts {
  constructor(
    private readonly db: DataSource,
    private readonly limits: RateLimits,
  ) {}

  /** @param address of the visitor, who cannot guess for long @throws TOO_MANY_REQUESTS */
  async read(
    codes: readonly string[],
    vendorIds: readonly number[],
    userId: number | null,
    address: string,
  ): Promise<CartDiscounts> {
    if (vendorIds.length === 0) return { isOffered: false, discounts: [], problems: [] };
    const [offered] = await fetchRows(this.db, sql.areCodesOffered, [vendorIds]);
    const isOffered = offered?.isOffered ?? false;
    if (codes.length === 0) return { isOffered, discounts: [], problems: [] };
    return this.guarded(address, async () => {
      const known = await fetchRows(this.db, sql.readCodes, [vendorIds, codes]);
      const used = await usesOf(this.db.manager, known, { userId, email: null });
      const { applied, problems } = chooseCodes(codes, known, used);
      await this.countGuesses(address, problems.filter(({ isUnknown }) => isUnknown).length);
      return {
        isOffered,
        discounts: applied.map(discountView),
        problems: problems.map(({ code, message }) => ({ code, message })),
      };
    });
  }

  /** @throws TOO_MANY_REQUESTS for a visitor who has tried too many codes that are none */
  async guarded<Made>(address: string, work: () => Promise<Made>): Promise<Made> {
    await this.limits.refuseAfter(GUESSES, ipv6Prefix(address), MAX_GUESSES);
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && error.cause instanceof WrongCodes)
        await this.countGuesses(address, error.cause.guesses);
      throw error;
    }
  }

  private async countGuesses(address: string, guesses: number): Promise<void> {
    for (let count = 0; count < guesses; count += 1)
      await this.limits.count(GUESSES, ipv6Prefix(address), GUESSES_MS, MAX_GUESSES);
  }

  /** Products are locked; locks codes in ascending order. @throws DISCOUNT_NOT_POSSIBLE */
  async use(
    tx: EntityManager,
    codes: readonly string[],
    lines: readonly CodedLine[],
    user: CodeUser,
  ): Promise<sql.KnownCode[]> {
    if (codes.length === 0) return [];
    const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))];
    const known = await fetchRows(tx, sql.lockCodes, [vendorIds, codes]);
    const { applied, problems } = chooseCodes(codes, known, await usesOf(tx, known, user), lines);
    if (problems.length > 0) {
      const issues = problems.map(({ index, code, message }) => ({
        path: `discountCodes.${index}`,
        message: `${code}: ${message}`,
      }));
      const guesses = problems.filter(({ isUnknown }) => isUnknown).length;
      throw new DomainError('DISCOUNT_NOT_POSSIBLE', issues, { cause: new WrongCodes(guesses) });
    }
    await changeRows(tx, sql.takeUses, [applied.map(({ id }) => id)]);
    return applied;
  }
}

/** How many of the codes that were refused no vendor of the cart has; counted once no lock is held. */
class WrongCodes {
  constructor(readonly guesses: number) {}
}

async function usesOf(
  tx: EntityManager,
  known: readonly sql.KnownCode[],
  { userId, email }: CodeUser,
): Promise<Map<number, number>> {
  const limited = known.filter(({ maxUsesEach }) => maxUsesEach !== null).map(({ id }) => id);
  if (limited.length === 0) return new Map();
  const rows = await fetchRows(tx, sql.usesOfBuyer, [
    limited,
    userId,
    email === null ? null : mailboxKey(email),
  ]);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

const discountView = (code: sql.KnownCode): CartDiscounts['discounts'][number] => ({
  code: code.code,
  vendorId: code.vendorId,
  vendorName: code.vendorName,
  percent: code.kind === 'percent' ? code.value / 100 : null,
  amount: code.kind === 'amount' ? amountOf(code.value) : null,
  productIds: code.productIds && [...code.productIds],
  leastGoods: code.leastGoods === null ? null : amountOf(code.leastGoods),
});
