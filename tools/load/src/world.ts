import { hashPassword } from '@farmgate/backend/src/accounts/auth/passwords/password-hashes';
import { DEMO_PASSWORD } from '@farmgate/backend/src/accounts/users/demo-accounts';
import { loadSharp } from '@farmgate/backend/src/platform/media/load-sharp';
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** What the people of a run know of the product before they come. */
export interface World {
  zipCodes: string[];
  listings: number[];
  products: { id: number }[];
  /** So few of each that they sell out, with many people after them. */
  scarce: { id: number }[];
  /** Pages that search engines know. */
  pages: string[];
  /** Scripts and styles of the first page. */
  files: string[];
  shoppers: string[];
  farmers: string[];
  vendors: { username: string; vendorId: number }[];
  picture: Buffer;
}

const SHOPPERS = 200;
const FARMERS = 100;
/** Of each product; enough for a run. */
const STOCK = 50_000;
const SCARCE_PRODUCTS = 5;
const SCARCE_STOCK = 60;

/** Every third vendor has one pickup day with room for ten, and one a week later for everyone. */
const PICKUP_DAYS = [
  `INSERT INTO pickup_sites (vendor_id, kind, name, address, city, state, zip_code, latitude, longitude, time_zone)
   SELECT id, 'farm', 'Load stand', address, city, state, zip_code, latitude, longitude, 'America/New_York'
   FROM vendors WHERE id % 3 = 0 AND is_active`,
  `INSERT INTO pickup_schedules (site_id, kind, dates, opens, closes, opens_days_before, cutoff_hours)
   SELECT id, 'dates', '{}', '09:00', '12:00', 60, 24 FROM pickup_sites WHERE name = 'Load stand'`,
  `INSERT INTO pickup_windows (schedule_id, vendor_id, date, starts_at, ends_at, orders_open_at, orders_close_at, capacity)
   SELECT schedule.id, site.vendor_id, day::date, day, day + interval '3 hours', now() - interval '1 day', day - interval '1 day',
     CASE WHEN n = 8 THEN 10 ELSE 50000 END
   FROM pickup_schedules AS schedule JOIN pickup_sites AS site ON site.id = schedule.site_id
   CROSS JOIN LATERAL (SELECT n, now() + make_interval(days => n) AS day FROM unnest(ARRAY[8, 15]) AS n) AS days
   WHERE site.name = 'Load stand'`,
];

/**
 * Gives the demonstration's data what a run needs: many accounts, an owner for each vendor, and full shelves
 * but for a few products.
 * @param client of a database that holds the demonstration's data
 */
export async function makeWorld(client: Client): Promise<Omit<World, 'files'>> {
  const password = await hashPassword(DEMO_PASSWORD);
  const people = async (name: string, role: string, count: number) => {
    const { rows } = await client.query<{ id: number; username: string }>(
      `INSERT INTO users (username, email, password, role, first_name, last_name, email_confirmed_at)
       SELECT 'load-' || $1 || '-' || n, 'load-' || $1 || '-' || n || '@load.farmgate.example', $2, $3, 'Load', $1, now()
       FROM generate_series(1, $4::int) AS n RETURNING id, username::text`,
      [name, password, role, count],
    );
    return rows;
  };
  const shoppers = await people('shopper', 'user', SHOPPERS);
  const farmers = await people('farmer', 'farmer', FARMERS);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const select = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  const orphans = await select<{ id: number }>('SELECT id FROM vendors WHERE user_id IS NULL ORDER BY id');
  const owners = await people('vendor', 'vendor', orphans.length);
  await client.query(
    `UPDATE vendors SET user_id = given.owner FROM unnest($1::int[], $2::int[]) AS given (id, owner) WHERE vendors.id = given.id`,
    [ids(orphans), ids(owners)],
  );
  const products = await select<{ id: number }>(
    'SELECT id FROM products WHERE is_listed AND variant_count = 0 AND NOT is_bundle ORDER BY id',
  );
  const scarce = products.slice(0, SCARCE_PRODUCTS);
  await client.query(
    'UPDATE products SET made_to_order = false, inventory = CASE WHEN id = ANY($1) THEN $2::int ELSE $3::int END WHERE is_listed AND variant_count = 0 AND NOT is_bundle',
    [ids(scarce), SCARCE_STOCK, STOCK],
  );
  // A few of the vendors hand over on days, some of which are soon full.
  for (const statement of PICKUP_DAYS) await client.query(statement);
  const vendors = await select<{ username: string; vendorId: number }>(
    `SELECT users.username::text, vendors.id AS "vendorId" FROM vendors JOIN users ON users.id = vendors.user_id WHERE vendors.is_active ORDER BY vendors.id`,
  );
  const listings = await select<{ id: number; zip_code: string }>(
    'SELECT id, zip_code FROM listings WHERE is_available AND zip_code IS NOT NULL ORDER BY id',
  );
  const slugs = await select<{ path: string }>(
    `SELECT '/' || slug AS path FROM location_pages UNION ALL SELECT '/blog/' || slug FROM blog_posts WHERE published_at < now()`,
  );
  return {
    zipCodes: [...new Set([...listings.map(({ zip_code }) => zip_code), '33901', '10001', '60614', '94110'])],
    listings: ids(listings),
    products: products.slice(SCARCE_PRODUCTS),
    scarce,
    pages: [
      ...['/', '/', '/', '/browse', '/farmers-markets', '/blog', '/marketplace'],
      ...listings.slice(0, 200).map(({ id }) => `/listings/${id}`),
      ...slugs.map(({ path }) => path),
    ],
    shoppers: shoppers.map(({ username }) => username),
    farmers: farmers.map(({ username }) => username),
    vendors,
    picture: await photograph(),
  };
}

/** @returns the addresses of the files that a page refers to, of this very server */
export function filesOf(html: string): string[] {
  const found = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(found)].slice(0, 6);
}

/** A photograph like one of a telephone: noise does not compress, so that it has some weight. */
async function photograph(): Promise<Buffer> {
  const sharp = await loadSharp();
  const [width, height] = [1_200, 900];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .blur(3)
    .jpeg({ quality: 80 })
    .toBuffer();
}
