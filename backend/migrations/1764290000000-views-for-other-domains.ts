import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a domain lets those read that may not read its tables (platform/database/table-owners.test.ts). Each
 * column is there for a statement that reads it. PostgreSQL looks through the views, so the indexes of their
 * tables serve.
 */
export class ViewsForOtherDomains1764290000000 implements MigrationInterface {
  name = 'ViewsForOtherDomains1764290000000';

  async up(runner: QueryRunner): Promise<void> {
    // For lists that tell who did something.
    await runner.query('CREATE VIEW account_names AS SELECT id, username FROM users');
    // For location and state pages.
    await runner.query(`CREATE VIEW public_vendors AS
      SELECT id, business_name, city, state, latitude, longitude, updated_at FROM vendors WHERE is_approved AND is_active`);
    await runner.query(`CREATE VIEW vendor_products AS
      SELECT id, vendor_id, name, price, unit, is_listed AND inventory > 0 AS is_in_stock, created_at, updated_at
      FROM products`);
    // For the back office's page of an account.
    await runner.query(`CREATE VIEW users_in_directory AS SELECT users.id AS user_id,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')
          FROM (SELECT id, name FROM farms WHERE user_id = users.id ORDER BY name, id LIMIT 10) AS first_farms) AS farms,
        (SELECT count(*)::int FROM farms WHERE user_id = users.id) AS farm_count,
        (SELECT count(*)::int FROM listings WHERE user_id = users.id) AS listing_count
      FROM users`);
    await runner.query(`CREATE VIEW users_in_marketplace AS SELECT users.id AS user_id,
        (SELECT json_build_object('id', id, 'name', business_name) FROM vendors WHERE user_id = users.id) AS vendor,
        (SELECT count(*)::int FROM orders WHERE user_id = users.id) AS order_count,
        (SELECT count(*)::int FROM reviews WHERE user_id = users.id) AS review_count
      FROM users`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const view of VIEWS) await runner.query(`DROP VIEW ${view}`);
  }
}

const VIEWS = [
  'account_names',
  'public_vendors',
  'vendor_products',
  'users_in_directory',
  'users_in_marketplace',
];
