import { DAY_MS } from '@farmgate/backend/src/contract/shared/calendar/durations';
import { FREQUENT_WORD as FREQUENT, MEDIUM_WORD as MEDIUM, RARE_WORD as RARE } from './seed/words.js';

/** What is measured: requests to the product's own routes, as the screens send them. */
export interface Work {
  name: string;
  /** Path and query. */
  path: string;
  /** The share of the bare server that it has to reach, where that is another one. */
  least?: number;
}

/** The share of a bare server's requests per second that the product has to reach … */
export const LEAST_SHARE = 0.6;
/** … and where the bare server works for less than a millisecond on an answer. */
export const LEAST_SHARE_OF_SMALL = 0.5;
/** How much longer a request may take when the table is ten times as large. */
export const MOST_GROWTH = 1.3;

/** Manhattan: the densest area of the seeded data. */
const DENSE = '10001';
/** Miles City, Montana: a handful of rows within the radius. */
const SPARSE = '59301';

const near = (what: string, resource: string, filter: string): Work[] => [
  { name: `${what}, dense`, path: `/api/${resource}?zipCode=${DENSE}` },
  { name: `${what}, sparse`, path: `/api/${resource}?zipCode=${SPARSE}` },
  { name: `${what}, dense, filtered`, path: `/api/${resource}?zipCode=${DENSE}&${filter}` },
  { name: `${what}, sparse, filtered`, path: `/api/${resource}?zipCode=${SPARSE}&${filter}` },
];

/** Ten in the morning of a Saturday within the next week, when many markets are open. */
const openOn = () => {
  const now = new Date();
  const saturday = now.getTime() + ((6 - now.getUTCDay() + 7) % 7) * DAY_MS;
  return `${new Date(saturday).toISOString().slice(0, 10)}T10:00`;
};

export const WORKS: readonly Work[] = [
  { name: 'Listings, category', path: '/api/listings?category=fruits' },
  { name: 'Listings, frequent word', path: `/api/listings?search=${FREQUENT}` },
  { name: 'Listings, medium word', path: `/api/listings?search=${MEDIUM}` },
  { name: 'Listings, rare word', path: `/api/listings?search=${RARE}` },
  {
    name: 'Listings, category and frequent word',
    path: `/api/listings?category=vegetables&search=${FREQUENT}`,
  },
  { name: 'Listings, category and medium word', path: `/api/listings?category=vegetables&search=${MEDIUM}` },
  ...near('Listings near a ZIP', 'listings', 'category=fruits'),
  {
    name: 'Listings near and frequent word, dense',
    path: `/api/listings?zipCode=${DENSE}&search=${FREQUENT}`,
  },
  {
    name: 'Listings near and frequent word, sparse',
    path: `/api/listings?zipCode=${SPARSE}&search=${FREQUENT}`,
  },
  { name: 'Products, newest', path: '/api/products' },
  { name: 'Products, category by price', path: '/api/products?category=fruits&sort=price-low' },
  { name: 'Products, by popularity', path: '/api/products?sort=popular' },
  { name: 'Products, category by rating', path: '/api/products?category=vegetables&sort=rating' },
  {
    name: 'Products, filtered, dearest first',
    path: '/api/products?practice=organic&minPrice=5&maxPrice=40&availability=in-stock&sort=price-high',
  },
  { name: 'Products, organic and few left', path: '/api/products?organic=true&availability=low-stock' },
  { name: 'Products, frequent word by price', path: `/api/products?search=${FREQUENT}&sort=price-low` },
  { name: 'Products, medium word', path: `/api/products?search=${MEDIUM}` },
  { name: 'Products, rare word by rating', path: `/api/products?search=${RARE}&sort=rating` },
  { name: 'Products near a ZIP, dense', path: `/api/products?zipCode=${DENSE}` },
  { name: 'Products near a ZIP, sparse, by price', path: `/api/products?zipCode=${SPARSE}&sort=price-low` },
  ...near('Farmers markets', 'farmers-markets', 'features=snap&productType=Fresh+Fruits'),
  ...near('Local farms', 'local-farms', 'organic=true&productType=Fresh+Fruits'),
  { name: 'Local farms by words, dense', path: `/api/local-farms?zipCode=${DENSE}&search=cheddar` },
  { name: 'Local farms of a kind, dense', path: `/api/local-farms?zipCode=${DENSE}&kind=csa` },
  { name: 'Local farms of a kind, sparse', path: `/api/local-farms?zipCode=${SPARSE}&kind=csa` },
  {
    name: 'Farmers markets open on a day, dense',
    path: `/api/farmers-markets?zipCode=${DENSE}&openOn=${openOn()}`,
  },
  { name: 'Market days on Saturday, dense', path: `/api/market-days?zipCode=${DENSE}` },
  { name: 'Everything near, dense', path: `/api/search/near?zipCode=${DENSE}&search=eggs`, least: 0.7 },
  {
    name: 'Everything near, sparse',
    path: `/api/search/near?zipCode=${SPARSE}&search=eggs&radius=100`,
    least: 0.7,
  },
];

/** Measured on the whole data and on a tenth of the places and farms. */
export const GROWTH_WORKS: readonly Work[] = [
  // Full pages at both sizes: the rows returned are alike, and only the table grows. Where few people live, a
  // tenth has fewer rows, which would measure these.
  { name: 'Farmers markets, dense, 20 rows', path: `/api/farmers-markets?zipCode=${DENSE}&limit=20` },
  { name: 'Local farms, dense, 20 rows', path: `/api/local-farms?zipCode=${DENSE}&limit=20` },
  { name: 'Farmers markets, dense, as asked', path: `/api/farmers-markets?zipCode=${DENSE}` },
  { name: 'Local farms, dense, as asked', path: `/api/local-farms?zipCode=${DENSE}` },
];
