import type { CodeTerms } from '../../contract/marketplace/discounts.js';
import { dayOf, FIRST_TODAY, todayIn } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { mailboxOf } from '../../platform/mail/mailbox.sql.js';
import { vendorZone } from '../vendors/vendor-zone.sql.js';

type NoRow = Record<string, never>;

/** Money in cents. */
export interface KnownCode extends CodeTerms {
  id: number;
  vendorName: string;
  startsOn: string | null;
  endsOn: string | null;
  endedOn: string | null;
  maxUses: number | null;
  maxUsesEach: number | null;
  uses: number;
  /** Where the vendor is. */
  today: string;
}

const ZONE = vendorZone('vendor');

const codesOf = (which: string) => `
  SELECT code.id, code.vendor_id AS "vendorId", vendor.business_name AS "vendorName", code.code, code.kind, code.value,
    code.product_ids AS "productIds", code.least_goods AS "leastGoods", code.starts_on::text AS "startsOn",
    code.ends_on::text AS "endsOn", ${dayOf('code.ended_at', ZONE)}::text AS "endedOn",
    code.max_uses AS "maxUses", code.max_uses_each AS "maxUsesEach", code.uses,
    ${todayIn(ZONE)}::text AS today
  FROM discount_codes AS code
  JOIN vendors AS vendor ON vendor.id = code.vendor_id
  WHERE ${which}`;

export const areCodesOffered = statement<{ isOffered: boolean }, [vendorIds: readonly number[]]>(`
  SELECT EXISTS (SELECT 1 FROM discount_codes WHERE vendor_id = ANY($1::int[]) AND ended_at IS NULL
    AND (ends_on IS NULL OR ends_on >= ${FIRST_TODAY})) AS "isOffered"`);

type CodesOf = [vendorIds: readonly number[], codes: readonly string[]];
const named = 'code.vendor_id = ANY($1::int[]) AND code.code = ANY($2::text[]) ORDER BY code.id';

export const readCodes = statement<KnownCode, CodesOf>(codesOf(named));
/** The same, locked in ascending order, after the products. */
export const lockCodes = statement<KnownCode, CodesOf>(`${codesOf(named)} FOR UPDATE OF code`);

/** How often somebody has used some codes, by account or mailbox; canceled orders do not count. */
export const usesOfBuyer = statement<
  { id: number; uses: number },
  [codeIds: readonly number[], userId: number | null, mailbox: string | null]
>(`
  SELECT vendor_order.discount_code_id AS id, count(*)::int AS uses
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.discount_code_id = ANY($1::int[]) AND vendor_order.status <> 'cancelled'
    AND (orders.user_id = $2::int OR ${mailboxOf('orders.email')} = $3::text)
  GROUP BY 1`);

/** The check constraint has the last word: never more uses than there are. */
export const takeUses = statement<NoRow, [codeIds: readonly number[]]>(
  'UPDATE discount_codes SET uses = uses + 1 WHERE id = ANY($1::int[])',
);

/** The uses of vendor orders that are canceled now. The order and the products are locked already. */
export const giveBackUses = statement<NoRow, [vendorOrderIds: readonly number[]]>(`
  WITH back AS (
    SELECT discount_code_id AS id, count(*)::int AS uses FROM fulfilments
    WHERE id = ANY($1::int[]) AND discount_code_id IS NOT NULL GROUP BY 1),
  locked AS (
    SELECT discount_codes.id FROM discount_codes JOIN back USING (id) ORDER BY discount_codes.id FOR UPDATE OF discount_codes)
  UPDATE discount_codes SET uses = greatest(discount_codes.uses - back.uses, 0)
  FROM back JOIN locked USING (id) WHERE discount_codes.id = back.id`);

export interface OwnCode extends KnownCode {
  /** Cents. */
  takenOff: number;
  endedAt: Date | null;
  endedReason: string | null;
  createdAt: Date;
}

export const codesOfVendor = statement<OwnCode, [vendorId: number]>(`
  SELECT known.*, own.ended_at AS "endedAt", own.ended_reason AS "endedReason", own.created_at AS "createdAt",
    (SELECT coalesce(sum(discount), 0) FROM fulfilments
     WHERE discount_code_id = known.id AND status <> 'cancelled')::float8 AS "takenOff"
  FROM (${codesOf('code.vendor_id = $1')}) AS known JOIN discount_codes AS own ON own.id = known.id
  ORDER BY known.id DESC`);

export const namesOfProducts = statement<{ name: string }, [ids: readonly number[]]>(
  'SELECT name FROM products WHERE id = ANY($1::int[]) ORDER BY id',
);

export const ownProducts = statement<{ id: number }, [vendorId: number, ids: readonly number[]]>(
  'SELECT id FROM products WHERE vendor_id = $1 AND deleted_at IS NULL AND id = ANY($2::int[])',
);
