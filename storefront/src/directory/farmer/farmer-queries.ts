import type { FarmerDashboard } from '@farmgate/backend/contract/directory/dashboard';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import type { FollowerCounts } from '@farmgate/backend/contract/following/follows';
import { apiQuery } from '../../lib/api/queries';

/** GET /api/farmer/dashboard: everything that the signed-in person has in the directory. */
export const dashboardQuery = () => apiQuery<FarmerDashboard>('/api/farmer/dashboard');

/** GET /api/farmer/followers: how many follow each of their farms, never who. */
export const followerCountsQuery = () => apiQuery<FollowerCounts>('/api/farmer/followers');

/** GET /api/farmer/listings/{id}: a listing as its own farmer sees it. */
export const ownListingQuery = (id: string) =>
  apiQuery<OwnListingView>(`/api/farmer/listings/${encodeURIComponent(id)}`);
