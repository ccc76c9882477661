import type { EntityManager } from 'typeorm';
import type { SignedInUser } from '../http/current-user.js';
import { changedFields } from './changed-fields.rules.js';

/** What a member of staff did to one record. */
export interface StaffAction {
  actor: SignedInUser;
  /** 'create', 'update', 'delete', or the name of an action, such as 'verify'. */
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
 * Writes one line of the audit log in the transaction of the action itself, so that neither is there without the other. Of a record that
 * was there before and after, only the fields that differ are kept.
 */
export async function writeAudit(tx: EntityManager, entry: StaffAction): Promise<void> {
  const { before, after } = changedFields(entry.before, entry.after);
  await tx.query(
    `INSERT INTO audit_log (user_id, username, action, resource, record_id, before, after, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      entry.actor.id,
      entry.actor.username,
      entry.action,
      entry.resource,
      String(entry.id),
      before && JSON.stringify(before),
      after && JSON.stringify(after),
      entry.note ?? null,
    ],
  );
}
