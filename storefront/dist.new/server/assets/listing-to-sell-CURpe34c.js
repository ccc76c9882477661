import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
// src/marketplace/vendor/listing-to-sell.ts
/** @returns the id of the listing that is to be sold online; '' where none is */
var readListingToSell = (query) => /^[1-9]\d{0,8}$/.exec(query.get("listing") ?? "")?.[0] ?? "";
var withListing = (path, listing) => listing === "" ? path : withQuery(path, { listing });
/** The form of a new product, filled in from the listing where there is one. */
var newProductPath = (listing) => withListing(paths.newProduct, listing);
/** The form of a new vendor, which leads on to the product of the listing. */
var onboardingPath = (listing) => withListing(paths.vendorOnboarding, listing);
export { onboardingPath as n, readListingToSell as r, newProductPath as t };
