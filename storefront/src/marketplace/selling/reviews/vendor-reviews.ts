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

/** Which reviews are shown; it stands in the dashboard's address. */
export interface ReviewsState {
  /** Those alone that have no reply yet. */
  isOpen: boolean;
  /** Counted from 1. */
  page: number;
}

/** GET /api/vendor/reviews: the newest first. */
export const vendorReviewsQuery = ({ isOpen, page }: ReviewsState) =>
  apiListQuery<VendorReview>(
    withQuery(VENDOR_REVIEWS, {
      reply: isOpen ? 'none' : undefined,
      limit: REVIEWS_PER_PAGE,
      offset: page > 1 ? (page - 1) * REVIEWS_PER_PAGE : undefined,
    }),
  );

const OPEN_COUNT = withQuery(VENDOR_REVIEWS, { reply: 'none', limit: 1 });

/** How many have no reply yet, as the list's total. */
export const openReviewsQuery = () => apiListQuery<VendorReview>(OPEN_COUNT);

/** @returns what an address asks for; anything else is the first page of all */
export function readReviews(query: URLSearchParams): ReviewsState {
  const page = Number(query.get('page'));
  return {
    isOpen: query.get('reply') === 'none',
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1,
  };
}

/** @returns the dashboard's address for it */
export const reviewsAddress = ({ isOpen, page }: ReviewsState) =>
  withQuery(paths.vendorDashboard, {
    tab: 'reviews',
    reply: isOpen ? 'none' : undefined,
    page: page > 1 ? page : undefined,
  });

const isOfReviews = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith(VENDOR_REVIEWS);

/** @returns a review of a list that is shown, as it is now */
export async function loadReview(client: QueryClient, id: number): Promise<VendorReview> {
  await client.refetchQueries({ predicate: isOfReviews, type: 'active' });
  const lists = client.getQueriesData<ListPage<VendorReview>>({ predicate: isOfReviews });
  const found = lists.flatMap(([, list]) => list?.items ?? []).find((review) => review.id === id);
  if (!found) throw new Error('The review is not shown anymore.');
  return found;
}

/**
 * Takes what became of a reply, and has pages that show it read again. A review that is answered stays where
 * it is until the list is opened again, so that the reply can still be changed.
 */
export function takeReview(client: QueryClient, review: VendorReview): void {
  client.setQueriesData<ListPage<VendorReview>>(
    { predicate: isOfReviews },
    (list) => list && { ...list, items: list.items.map((item) => (item.id === review.id ? review : item)) },
  );
  void client.invalidateQueries({ queryKey: [OPEN_COUNT] });
  if (review.product) void refreshVendor(client, `/api/products/${review.product.id}/reviews`);
}
