import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';

/** @returns the id of the listing that is to be sold online; '' where none is */
export const readListingToSell = (query: URLSearchParams): string =>
  /^[1-9]\d{0,8}$/.exec(query.get('listing') ?? '')?.[0] ?? '';

const withListing = (path: string, listing: string) => (listing === '' ? path : withQuery(path, { listing }));

/** The form of a new product, filled in from the listing where there is one. */
export const newProductPath = (listing: string): string => withListing(paths.newProduct, listing);

/** The form of a new vendor, which leads on to the product of the listing. */
export const onboardingPath = (listing: string): string => withListing(paths.vendorOnboarding, listing);
