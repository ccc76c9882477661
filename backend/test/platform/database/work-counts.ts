export interface WorkCounts {
  statements: number;
  /** Of tables and indexes, found or passed over. */
  rows: number;
  /** Pages of 8 kB that PostgreSQL looked at. */
  buffers: number;
}

/** What calls asked of the database of work-counts.test.ts when this was written. */
export const STORED_COUNTS: Readonly<Record<string, WorkCounts>> = {
  '/api/products?category=fruits': { statements: 1, rows: 1244, buffers: 616 },
  '/api/products?category=fruits&sort=price-low': { statements: 1, rows: 1244, buffers: 616 },
  '/api/products?search=w7': { statements: 3, rows: 3207, buffers: 832 },
  '/api/products?zipCode=33901': { statements: 2, rows: 789, buffers: 656 },
  '/api/products/{product}': { statements: 1, rows: 3, buffers: 10 },
  '/api/listings?category=fruits': { statements: 1, rows: 1011, buffers: 16 },
  '/api/listings?zipCode=33901': { statements: 1, rows: 205, buffers: 23 },
  '/api/listings?zipCode=33901&search=pears': { statements: 1, rows: 397, buffers: 241 },
  '/api/farmers-markets?zipCode=33901': { statements: 1, rows: 359, buffers: 48 },
  '/api/farmers-markets?zipCode=33901&limit=20&view=card': { statements: 2, rows: 359, buffers: 48 },
  '/api/local-farms?zipCode=33901': { statements: 1, rows: 359, buffers: 49 },
  '/api/local-farms?zipCode=33901&limit=20&view=card': { statements: 2, rows: 359, buffers: 49 },
  '/api/search/near?zipCode=33901&search=pears': { statements: 3, rows: 2763, buffers: 447 },
  '/browse?zipCode=33901': { statements: 3, rows: 564, buffers: 72 },
  '/marketplace?zipCode=33901': { statements: 5, rows: 4754, buffers: 3308 },
  '/browse?zipCode=33901&tab=near&search=pears': { statements: 11, rows: 4024, buffers: 755 },
};

/** Statements of a run of sixteen location pages with something to show, its begin and its end among them. */
export const PAGE_RUN = { pages: 16, statements: 175 };
