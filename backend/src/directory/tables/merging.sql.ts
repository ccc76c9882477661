import { type Statement, statement } from '../../platform/database/statement.js';

/** Of two records of one farm or place: the one that stays, and the one that goes. */
export type Move = Statement<object, [keptId: number, goneId: number]>;
/** The column of the tables that refer to it. */
type Reference = 'farm_id' | 'place_id';

/** Keeps their time of change. */
export const moveRows = (table: string, reference: Reference): Move =>
  statement(`UPDATE ${table} SET ${reference} = $1 WHERE ${reference} = $2`);

export const leaveDoubleAsks = (reference: Reference): Move =>
  statement(
    `DELETE FROM confirmation_asks AS ask USING confirmation_asks AS twin
     WHERE ask.${reference} = $2 AND twin.${reference} = $1 AND twin.user_id = ask.user_id`,
  );

/** Of two statuses of one crop the newer one holds. */
export const endDoubleStatuses = (reference: Reference): Move =>
  statement(
    `UPDATE field_statuses AS status SET ended_at = now() FROM field_statuses AS twin
     WHERE status.${reference} IN ($1::int, $2::int) AND twin.${reference} IN ($1::int, $2::int)
       AND status.crop_key = twin.crop_key AND status.claim_id IS NOT DISTINCT FROM twin.claim_id AND status.id < twin.id
       AND status.ended_at IS NULL AND twin.ended_at IS NULL`,
  );

/** How good a membership is, as SQL that compares. @param first a condition that wins a draw */
export const standing = (member: string, first: string): string =>
  `(array_position(ARRAY['removed', 'waiting', 'asked', 'invited', 'member'], ${member}.status), ${first})`;
