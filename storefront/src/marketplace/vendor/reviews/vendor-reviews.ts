import type { VendorReview } from '@farmgate/backend/contract/marketplace/reviews';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../../lib/api/api';
import { apiListQuery } from '../../../lib/api/queries';
import { refreshVendor } from '../vendor-queries';

const VENDOR_REVIEWS = '/api/vendor/reviews';
export const REVIEWS_PER_PAGE = 20;

/** Where a vendor answers a review. */
export const replyAddress = (id: number) => `${VENDOR_REVIEWS}/${id}/reply`;

/** GET /api/vendor/reviews: the newest first. @param page counted from 1 */
export const vendorReviewsQuery = (page: number) =>
  apiListQuery<VendorReview>(
    withQuery(VENDOR_REVIEWS, {
      limit: REVIEWS_PER_PAGE,
      offset: page > 1 ? (page - 1) * REVIEWS_PER_PAGE : undefined,
    }),
  );

/** @returns the page that an address asks for; anything else is the first one */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 && page <= 500 ? page : 1;
}

/** @returns the dashboard's address for a page */
export const reviewsAddress = (page: number) =>
  withQuery(paths.vendorDashboard, { tab: 'reviews', page: page > 1 ? page : undefined });

/** Takes what became of a reply, and has pages that show it read again. */
export function takeReview(client: QueryClient, review: VendorReview): void {
  client.setQueriesData<ListPage<VendorReview>>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(VENDOR_REVIEWS) },
    (list) => list && { ...list, items: list.items.map((item) => (item.id === review.id ? review : item)) },
  );
  if (review.product) void refreshVendor(client, `/api/products/${review.product.id}/reviews`);
}
