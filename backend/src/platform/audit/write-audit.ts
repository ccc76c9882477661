import type { EntityManager } from 'typeorm';
import { jsonText } from '../database/json-text.js';
import { changeRows } from '../database/statement.js';
import type { SignedInUser } from '../http/security/current-user.js';
import * as sql from './audit.sql.js';
import { changedFields } from './changed-fields.rules.js';

export interface StaffAction {
  actor: Pick<SignedInUser, 'id' | 'username'>;
  /** 'create', 'update', 'delete', 'verify' …; 'owner-…' is what an owner did. */
  action: string;
  resource: string;
  id: number | string;
  /** As the back office shows it; null where there was or is none. */
  before: object | null;
  after: object | null;
  note?: string | undefined;
}

/** In the action's transaction. Keeps only the fields that differ. */
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

/** For an erased account. */
export async function forgetOwnChanges(tx: EntityManager, userId: number): Promise<void> {
  await changeRows(tx, sql.forgetChangesBy, [userId, ERASED]);
}

/** @param personal fields that say something of the person; who did what and when stays */
export async function forgetAccount(
  tx: EntityManager,
  userId: number,
  personal: readonly string[],
): Promise<void> {
  await changeRows(tx, sql.forgetAccount, [String(userId)]);
  await changeRows(tx, sql.forgetFields, [String(userId), personal]);
}
