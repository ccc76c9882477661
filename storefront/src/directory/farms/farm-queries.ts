import type { FarmListItem, FarmView, OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import type { FarmShop } from '@farmgate/backend/contract/marketplace/farm-shops';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { apiListQueryOf, apiQuery } from '../../lib/api/queries';
import { ME, type Session } from '../../shared/sign-in/session';
import { dashboardQuery } from '../farmer/farmer-queries';
import { listingsQuery } from '../queries';

/** GET /api/farms/{id} */
export function farmQuery(id: string) {
  return apiQuery<FarmView>(`/api/farms/${encodeURIComponent(id)}`);
}

/**
 * @returns where a farm is found that was merged into another one; undefined where it is found at its own
 * address
 */
export const mergedFarmPath = (id: string, farm: FarmView | undefined): string | undefined =>
  farm && String(farm.id) !== id ? paths.farm(farm.id) : undefined;

/** GET /api/listings?farmId=…: what a farm offers, the newest first. */
export function farmListingsQuery(id: string) {
  return listingsQuery(withQuery('/api/listings', { farmId: id, limit: 12 }));
}

/** GET /api/farms/{id}/shop: what its business sells online, and where it is on market days. */
export function farmShopQuery(id: string) {
  return apiQuery<FarmShop>(`/api/farms/${encodeURIComponent(id)}/shop`);
}

/** What the list of those that can be claimed shows of a farm. */
export type ClaimableFarm = Omit<FarmListItem, (typeof NOT_SHOWN)[number]>;
const NOT_SHOWN = [
  'userId',
  'description',
  'email',
  'phone',
  'website',
  'placeId',
  'createdAt',
  'updatedAt',
] as const;

function claimableFarm(farm: FarmListItem): ClaimableFarm {
  const shown = Object.entries(farm).filter(([name]) => !(NOT_SHOWN as readonly string[]).includes(name));
  return Object.fromEntries(shown) as unknown as ClaimableFarm;
}

/** GET /api/farms; `address` as `claimCall` writes it. */
export function claimQuery(address: string) {
  return apiListQueryOf<FarmListItem, ClaimableFarm>(address, 'claimable', (farms) =>
    farms.map(claimableFarm),
  );
}

/** GET /api/farms/similar */
export function similarFarmsQuery(name: string, zipCode: string) {
  return apiQuery<FarmListItem[]>(withQuery('/api/farms/similar', { name, zipCode }));
}

/** GET /api/farmer/dashboard, which has the farms of the signed-in person; not asked for anybody else. */
export function ownFarmsQuery(session: Session) {
  return { ...dashboardQuery(), enabled: session.status === 'signed-in' };
}

/** @returns one's own farm as it is by now */
export async function loadOwnFarm(client: QueryClient, id: number): Promise<OwnFarmView> {
  const { farms } = await client.fetchQuery({ ...dashboardQuery(), staleTime: 0 });
  const farm = farms.find((one) => one.id === id);
  if (!farm) throw new Error('We couldn’t find this farm.');
  return farm;
}

/** After a farm was made, claimed, changed or deleted: everything that shows farms is asked for once more. */
export function refreshFarms(client: QueryClient): Promise<void> {
  // The first farm makes a farmer of an account, so who is signed in is asked again as well.
  const roots = ['/api/farms', '/api/farmer', '/api/local-farms', '/api/listings', ME];
  return client.invalidateQueries({
    predicate: ({ queryKey }) => roots.some((root) => String(queryKey[0]).startsWith(root)),
  });
}
