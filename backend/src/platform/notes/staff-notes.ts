import type { EntityManager } from 'typeorm';
import type { NotedResource } from '../../contract/backoffice/notes.admin.js';
import type { SignedInUser } from '../http/security/current-user.js';
import { StaffNote } from './staff-note.entity.js';

export interface Noted {
  resource: NotedResource;
  recordId: number;
}

/** In the transaction that writes the audit log. */
export async function addNote(
  tx: EntityManager,
  { id: userId, username }: Pick<SignedInUser, 'id' | 'username'>,
  { resource, recordId }: Noted,
  text: string,
): Promise<void> {
  await tx.insert(StaffNote, { resource, recordId, userId, username, text });
}

/** Where one record becomes another. @param from whose notes go along */
export async function moveNotes(tx: EntityManager, from: Noted, recordId: number): Promise<void> {
  const { resource, recordId: gone } = from;
  await tx.update(StaffNote, { resource, recordId: gone }, { recordId });
}
