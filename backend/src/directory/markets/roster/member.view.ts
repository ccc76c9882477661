import type { MemberView } from '../../../contract/directory/market-management.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MemberRow } from './roster.sql.js';

export const memberView = (row: MemberRow): MemberView => {
  const { id, name, stall, status, comesEveryDay, waitingNumber, sells } = row;
  return {
    ...{ id, name, stall, status, comesEveryDay, waitingNumber, sells },
    path: sellerPath(row),
  };
};

/** @returns null for a bare name */
export function sellerPath({ vendorId, farmId }: Pick<MemberRow, 'vendorId' | 'farmId'>): string | null {
  if (vendorId !== null) return paths.vendor(vendorId);
  return farmId === null ? null : paths.farm(farmId);
}
