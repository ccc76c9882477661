import type { EntityManager } from 'typeorm';
import type { ClaimDraftView } from '../../../contract/directory/admin/farm-claims.admin.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { statusesOfClaim } from '../../field-status/claimed-statuses.sql.js';
import { fieldStatusView } from '../../field-status/field-status.view.js';
import type { DraftField } from '../../tables/claim-draft.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { photoView } from '../farm.view.js';
import { photosOfClaim } from '../photos/farm-photos.sql.js';
import { overruledFields } from './claim-draft.rules.js';

/** @returns what a claimant wrote before the claim was decided, beside what the farm has there now */
export async function draftOfClaim(tx: EntityManager, claimId: number): Promise<ClaimDraftView> {
  const { farmId, status, draft } = await tx.findOneByOrFail(FarmClaim, { id: claimId });
  const farm = await tx.findOneByOrFail(Farm, { id: farmId });
  const said = draft?.said ?? {};
  const names = Object.keys(said) as DraftField[];
  const photos = await fetchRows(tx, photosOfClaim, [claimId]);
  const statuses = await fetchRows(tx, statusesOfClaim, [claimId]);
  return {
    said,
    shown: Object.fromEntries(names.map((name) => [name, farm[name]])),
    overruled: draft && status === 'new' ? overruledFields(farm, draft) : [],
    photos: photos.map(photoView),
    statuses: statuses.map(fieldStatusView),
  };
}
