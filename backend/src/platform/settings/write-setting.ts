import type { EntityManager } from 'typeorm';
import { writeAudit } from '../audit/write-audit.js';
import { lockName } from '../database/locks.sql.js';
import { changeRows } from '../database/statement.js';
import type { SignedInUser } from '../http/security/current-user.js';
import { upsertSetting } from './settings.sql.js';

/** Until the transaction ends. */
export async function lockSetting(tx: EntityManager, key: string): Promise<void> {
  await changeRows(tx, lockName, [`settings ${key}`]);
}

/** With a line of the audit log. */
export async function writeSetting(
  tx: EntityManager,
  actor: SignedInUser,
  key: string,
  before: object,
  after: object,
): Promise<void> {
  await changeRows(tx, upsertSetting, [key, JSON.stringify(after), actor.id]);
  await writeAudit(tx, { actor, action: 'update', resource: 'settings', id: key, before, after });
}
