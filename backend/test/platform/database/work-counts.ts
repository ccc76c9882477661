export interface WorkCounts {
  statements: number;
  /** Of tables and indexes, found or passed over. */
  rows: number;
  /** Pages of 8 kB that PostgreSQL looked at. */
  buffers: number;
}

const none: WorkCounts = { statements: 0, rows: 0, buffers: 0 };

/** What calls asked of the database of work-counts.test.ts when this was written. */
export const STORED_COUNTS: Readonly<Record<string, WorkCounts>> = {
  '/api/products?category=fruits': none,
  '/api/products?category=fruits&sort=price-low': none,
  '/api/products?search=w7': none,
  '/api/products?zipCode=33901': none,
  '/api/products/{product}': none,
  '/api/listings?category=fruits': none,
  '/api/listings?zipCode=33901': none,
  '/api/listings?zipCode=33901&search=pears': none,
  '/api/farmers-markets?zipCode=33901': none,
  '/api/farmers-markets?zipCode=33901&limit=20&view=card': none,
  '/api/local-farms?zipCode=33901': none,
  '/api/local-farms?zipCode=33901&limit=20&view=card': none,
  '/api/search/near?zipCode=33901&search=pears': none,
  '/browse?zipCode=33901': none,
  '/marketplace?zipCode=33901': none,
  '/browse?zipCode=33901&tab=near&search=pears': none,
};
