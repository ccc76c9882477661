import type { EntityManager } from 'typeorm';
import type { OwnCorrectionView } from '../../contract/directory/dashboard.js';

/** So many open notes are shown at most. */
const MOST_NOTES = 200;

/** Notes on the farms of the account $1, and on the places that they stand for, which may be older than the farm. */
export const NOTES_OF_OWNER = `
  FROM farms JOIN LATERAL (
    SELECT * FROM corrections WHERE farm_id = farms.id
    UNION ALL
    SELECT corrections.* FROM places JOIN corrections ON place_id = places.id WHERE places.farm_id = farms.id
  ) AS corrections ON true
  WHERE farms.user_id = $1`;

type Row = Omit<OwnCorrectionView, 'createdAt'> & { createdAt: Date };

/** @returns the notes on a person's farms that nobody has dealt with yet, the newest first */
export async function openNotes(tx: EntityManager, userId: number): Promise<OwnCorrectionView[]> {
  const rows = await tx.query<Row[]>(
    `SELECT corrections.id, farms.id AS "farmId", farms.name AS "farmName", corrections.message, corrections.email,
       corrections.created_at AS "createdAt"
     ${NOTES_OF_OWNER} AND corrections.status = 'new'
     ORDER BY corrections.created_at DESC, corrections.id DESC LIMIT ${MOST_NOTES}`,
    [userId],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
