import { page } from '../lib/page/page';

/** Rows of the route table that no one domain has. What takes every address comes last. */
export const appPages = {
  vendorOrListing: page({
    path: '/vendors/:id',
    component: async () => {
      const { VendorOrListingPage, listingInstead } = await import('./vendor-or-listing-page');
      if (typeof window === 'undefined') await listingInstead.ready();
      return VendorOrListingPage;
    },
  }),
  notFound: page({
    path: '*',
    component: () => import('./not-found-page').then((module) => module.NotFoundPage),
    status: 404,
  }),
};
