import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { apiQuery } from '../lib/queries';

/** GET /api/listings/{id} */
export function listingQuery(id: string) {
  return apiQuery<ListingView>(`/api/listings/${encodeURIComponent(id)}`);
}
