import type { OwnCorrectionView } from '../../contract/directory/dashboard.js';
import { statement } from '../../platform/database/statement.js';
import { isUnderReview } from '../tables/whose-farm.sql.js';

const MOST_NOTES = 200;

type OwnNoteRow = Omit<OwnCorrectionView, 'createdAt'> & { createdAt: Date };

/**
 * Notes on the farms of the account $1, and on the places that they stand for, which may be older than the
 * farm. They have visitors' addresses: whoever only claims a farm doesn't see them.
 */
const notesOfOwner = `
  FROM farms JOIN LATERAL (
    SELECT * FROM corrections WHERE farm_id = farms.id
    UNION ALL
    SELECT corrections.* FROM places JOIN corrections ON place_id = places.id WHERE places.farm_id = farms.id
  ) AS corrections ON true
  WHERE farms.user_id = $1 AND NOT ${isUnderReview('farms')}`;

export const openNotesOfOwner = statement<OwnNoteRow, [userId: number]>(
  `SELECT corrections.id, farms.id AS "farmId", farms.name AS "farmName", corrections.message, corrections.email,
     corrections.created_at AS "createdAt"
   ${notesOfOwner} AND corrections.status = 'new'
   ORDER BY corrections.created_at DESC, corrections.id DESC LIMIT ${MOST_NOTES}`,
);

export const setStatusOfOwnNote = statement<object, [userId: number, id: number, status: string]>(
  `UPDATE corrections SET status = $3 WHERE id = $2 AND id IN (SELECT corrections.id ${notesOfOwner})`,
);
