import { statement } from '../../platform/database/statement.js';
import { type CurrentRow, statusColumns } from './field-status.sql.js';

/** Statuses of farms whose claim waits for staff: nobody but the claimant and staff sees them. */

/** Of two of one crop the one that was said while the claim waited holds. */
export const publishStatuses = statement<object, [claimId: number]>(`
  WITH ended AS (
    UPDATE field_statuses AS status SET ended_at = now() FROM field_statuses AS said
    WHERE said.claim_id = $1 AND said.ended_at IS NULL AND said.until > now() AND status.claim_id IS NULL
      AND status.farm_id = said.farm_id AND status.crop_key = said.crop_key AND status.ended_at IS NULL)
  UPDATE field_statuses SET claim_id = NULL WHERE claim_id = $1`);

export const statusesOfClaim = statement<CurrentRow, [claimId: number]>(`
  SELECT 'farm-' || status.farm_id AS subject, ${statusColumns}
  FROM field_statuses AS status JOIN farm_claims AS claim ON claim.id = status.claim_id
  WHERE claim.id = $1 AND (status.ended_at IS NULL OR claim.status <> 'new') ORDER BY status.id DESC LIMIT 100`);

export const endClaimedStatuses = statement<object, [claimId: number]>(
  'UPDATE field_statuses SET ended_at = now() WHERE claim_id = $1 AND ended_at IS NULL',
);
