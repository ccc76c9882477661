import { NOTED_RESOURCES, type NotedResource } from '../../contract/backoffice/notes.admin.js';
import { statement } from '../../platform/database/statement.js';

/** Resources are named as their tables. */
export const recordIsThere = (resource: NotedResource) =>
  statement<{ isThere: boolean }, [recordId: number]>(
    `SELECT EXISTS (SELECT FROM ${resource} WHERE id = $1) AS "isThere"`,
  );

/** Of records that were deleted. */
export const lostNotes = statement<{ id: number }>(`
  SELECT note.id FROM staff_notes AS note WHERE NOT CASE note.resource
    ${NOTED_RESOURCES.map((resource) => `WHEN '${resource}' THEN EXISTS (SELECT FROM ${resource} AS record WHERE record.id = note.record_id)`).join(' ')}
    ELSE false END`);
