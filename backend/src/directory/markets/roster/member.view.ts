import type { MemberView } from '../../../contract/directory/market-management.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { MemberRow } from './roster.sql.js';

/** @returns one of those on a roster, as managers see them */
export const memberView = ({ id, name, stall, status, comesEveryDay, ...seller }: MemberRow): MemberView => ({
  ...{ id, name, stall, status, comesEveryDay },
  path: sellerPath(seller),
});

/** @returns the page of a vendor or a farm; null for a bare name */
export function sellerPath({ vendorId, farmId }: Pick<MemberRow, 'vendorId' | 'farmId'>): string | null {
  if (vendorId !== null) return paths.vendor(vendorId);
  return farmId === null ? null : paths.farm(farmId);
}
