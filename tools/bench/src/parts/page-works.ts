import { paths, withQuery } from '@farmgate/backend/src/contract/shared/site-paths';
import { Client } from 'pg';

/** Public pages that are measured, rendered and from the cache. */
export interface PageWork {
  name: string;
  path: string;
}

/** Their names; where they are is only known once there is data. */
export const PAGE_NAMES = [
  'Home',
  'Browse near a ZIP',
  'Everything near a ZIP',
  'Markets near a ZIP',
  'This Saturday near a ZIP',
  'Listing',
  'Product',
  'Place',
  'Location page',
  'Article',
] as const;

/** @returns the pages with the addresses that they have in the seeded database */
export async function pageWorks(databaseUrl: string): Promise<PageWork[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const one = async (sql: string): Promise<string> => {
    const { rows } = await client.query<{ key: string }>(sql);
    if (!rows[0]) throw new Error(`The seeded data has no row for: ${sql}`);
    return rows[0].key;
  };
  try {
    const [id = '', name = ''] = (
      await one(
        `SELECT id || '|' || name AS key FROM places
         WHERE farm_id IS NULL AND hidden_at IS NULL AND EXISTS (SELECT FROM market_days WHERE place_id = places.id)
           AND EXISTS (SELECT FROM market_members WHERE place_id = places.id) ORDER BY id LIMIT 1`,
      )
    ).split('|');
    const addresses: Record<(typeof PAGE_NAMES)[number], string> = {
      Home: paths.home,
      'Browse near a ZIP': paths.browse({ zipCode: '10001' }),
      'Everything near a ZIP': withQuery(paths.browse(), { zipCode: '10001', search: 'eggs', tab: 'near' }),
      'Markets near a ZIP': paths.farmersMarkets({ zipCode: '10001' }),
      'This Saturday near a ZIP': paths.thisSaturday({ zipCode: '10001' }),
      Listing: paths.listing(
        await one('SELECT id::text AS key FROM listings WHERE is_available AND id > 50 ORDER BY id LIMIT 1'),
      ),
      Product: paths.product(
        await one('SELECT id::text AS key FROM products WHERE is_listed AND id > 50 ORDER BY id LIMIT 1'),
      ),
      Place: paths.place(id, name),
      // One that was made, not copied, and has much to tell.
      'Location page': paths.location(
        await one(
          `SELECT slug AS key FROM location_pages WHERE is_indexable AND slug NOT LIKE 'farms-bench-%' ORDER BY population DESC LIMIT 1`,
        ),
      ),
      Article: paths.article(
        await one(
          'SELECT slug AS key FROM blog_posts WHERE is_published AND published_at < now() ORDER BY length(content) DESC LIMIT 1',
        ),
      ),
    };
    return PAGE_NAMES.map((name) => ({ name, path: addresses[name] }));
  } finally {
    await client.end();
  }
}
