import type { FarmerDashboard } from '@farmgate/backend/contract/directory/dashboard';
import type { FarmListItem, FarmView } from '@farmgate/backend/contract/directory/farms';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/queries';
import { ME, type Session } from '../../lib/session';
import { listingsQuery } from '../queries';

const DASHBOARD = '/api/farmer/dashboard';

/** GET /api/farms/{id} */
export function farmQuery(id: string) {
  return apiQuery<FarmView>(`/api/farms/${encodeURIComponent(id)}`);
}

/** GET /api/listings?farmId=…: what a farm offers, the newest first. */
export function farmListingsQuery(id: string) {
  return listingsQuery(withQuery('/api/listings', { farmId: id, limit: 12 }));
}

/** GET /api/farms/similar */
export function similarFarmsQuery(name: string, zipCode: string) {
  return apiQuery<FarmListItem[]>(withQuery('/api/farms/similar', { name, zipCode }));
}

/** GET /api/farmer/dashboard, which has the farms of the signed-in person; not asked for anybody else. */
export function ownFarmsQuery(session: Session) {
  return { ...apiQuery<FarmerDashboard>(DASHBOARD), enabled: session.status === 'signed-in' };
}

/** After a farm was made, claimed, changed or deleted: everything that shows farms is asked for once more. */
export function refreshFarms(client: QueryClient): Promise<void> {
  // The first farm makes a farmer of an account, so who is signed in is asked again as well.
  const roots = ['/api/farms', DASHBOARD, '/api/local-farms', '/api/listings', ME];
  return client.invalidateQueries({
    predicate: ({ queryKey }) => roots.some((root) => String(queryKey[0]).startsWith(root)),
  });
}
