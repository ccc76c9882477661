import type { EntityManager } from 'typeorm';
import { jsonText } from '../database/json-text.js';
import { changeRows } from '../database/statement.js';
import type { SignedInUser } from '../http/security/current-user.js';
import * as sql from './audit.sql.js';
import { changedFields } from './changed-fields.rules.js';

/** What a member of staff did to one record, or its owner to a farm, prices or discount codes. */
export interface StaffAction {
  actor: Pick<SignedInUser, 'id' | 'username'>;
  /**
   * 'create', 'update', 'delete', or the name of an action, such as 'verify'; 'owner-…' is what an owner
   * did.
   */
  action: string;
  resource: string;
  id: number | string;
  /** The record as the back office shows it, before and after; null where there was or is none. */
  before: object | null;
  after: object | null;
  /** The reason that was given. */
  note?: string | undefined;
}

/**
 * Writes one line of the audit log in the transaction of the action itself, so that neither is there without
 * the other. Of a record that was there before and after, only the fields that differ are kept.
 */
export async function writeAudit(tx: EntityManager, entry: StaffAction): Promise<void> {
  const { before, after } = changedFields(entry.before, entry.after);
  if (entry.action === 'owner-update' && Object.keys({ ...before, ...after }).length === 0) return;
  await changeRows(tx, sql.insertEntry, [
    entry.actor.id,
    entry.actor.username,
    entry.action,
    entry.resource,
    String(entry.id),
    before && jsonText(before),
    after && jsonText(after),
    entry.note ?? null,
  ]);
}

const ERASED = 'a deleted account';

/** Of an account that is erased, forgets what it changed as an owner, and what it was called. */
export async function forgetOwnChanges(tx: EntityManager, userId: number): Promise<void> {
  await changeRows(tx, sql.forgetChangesBy, [userId, ERASED]);
}

/**
 * Of what staff did to an account and what was its own, who did what and when stays; what it was called
 * and where it lived does not.
 * @param personal fields of what was its own that say something of the person
 */
export async function forgetAccount(
  tx: EntityManager,
  userId: number,
  personal: readonly string[],
): Promise<void> {
  await changeRows(tx, sql.forgetAccount, [String(userId)]);
  await changeRows(tx, sql.forgetFields, [String(userId), personal]);
}
