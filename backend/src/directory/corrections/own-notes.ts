import type { EntityManager } from 'typeorm';
import type { OwnCorrectionView } from '../../contract/directory/dashboard.js';
import { fetchRows } from '../../platform/database/statement.js';
import { openNotesOfOwner } from './own-notes.sql.js';

export async function openNotes(tx: EntityManager, userId: number): Promise<OwnCorrectionView[]> {
  const rows = await fetchRows(tx, openNotesOfOwner, [userId]);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
