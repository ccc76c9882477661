import type { MemberView } from '../../../contract/directory/market-management.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MemberRow } from './roster.sql.js';

export const memberView = ({ id, name, stall, status, comesEveryDay, ...seller }: MemberRow): MemberView => ({
  ...{ id, name, stall, status, comesEveryDay },
  path: sellerPath(seller),
});

/** @returns null for a bare name */
export function sellerPath({ vendorId, farmId }: Pick<MemberRow, 'vendorId' | 'farmId'>): string | null {
  if (vendorId !== null) return paths.vendor(vendorId);
  return farmId === null ? null : paths.farm(farmId);
}
