import type { VendorFarms } from '@farmgate/backend/contract/marketplace/farm-shops';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import type { OwnReview, ReviewView } from '@farmgate/backend/contract/marketplace/reviews';
import type { ShelvesView } from '@farmgate/backend/contract/marketplace/shelves';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiListQuery, apiListQueryOf, apiQuery, apiQueryOf } from '../../lib/api/queries';
import { type ShortProduct, shortProduct } from './cards/short-product';
import { type Shelves, shelvesOf } from './shelves/shelf-rows';

/** How many reviews a page shows at first; of a vendor, those of all its products, which are below them. */
export const REVIEWS_SHOWN = { products: 10, vendors: 4 } as const;

/** GET /api/products, as its cards need them; `address` as `productsCall` writes it. */
export const productsQuery = (address: string) =>
  apiListQueryOf<ProductView, ShortProduct>(address, 'cards', (products) => products.map(shortProduct));

/** GET /api/shelves: what is to be had at a ZIP code, by how one gets it. */
export const shelvesQuery = (zipCode: string) =>
  apiQueryOf<ShelvesView, Shelves>(withQuery('/api/shelves', { zipCode }), shelvesOf);

/** GET /api/products/{id}/reviews and GET /api/vendors/{id}/reviews, the newest first. */
export const reviewsQuery = (
  of: 'products' | 'vendors',
  id: number | string,
  limit: number = REVIEWS_SHOWN[of],
) => apiListQuery<ReviewView>(withQuery(`/api/${of}/${encodeURIComponent(id)}/reviews`, { limit }));

/** GET /api/vendors/{id}/farms: the farms of its business, and where it is on market days. */
export const vendorFarmsQuery = (id: number | string) =>
  apiQuery<VendorFarms>(`/api/vendors/${encodeURIComponent(id)}/farms`);

/**
 * GET /api/products/{id}/reviews/mine: whether the signed-in person may review it, and what that person
 * wrote.
 */
export const ownReviewQuery = (productId: number) =>
  apiQuery<OwnReview>(`/api/products/${productId}/reviews/mine`);
