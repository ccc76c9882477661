import type { MigrationInterface, QueryRunner } from 'typeorm';

const view = (more: string) => `
  CREATE OR REPLACE VIEW users_in_directory AS
  SELECT users.id AS user_id,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')
      FROM (SELECT id, name FROM farms WHERE user_id = users.id ORDER BY name, id LIMIT 10) AS first_farms) AS farms,
    (SELECT count(*)::int FROM farms WHERE user_id = users.id) AS farm_count,
    (SELECT count(*)::int FROM listings WHERE user_id = users.id) AS listing_count${more}
  FROM users`;

/** How many markets an account manages. */
export class MarketsOfUsers1764500003010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      view(`,
    (SELECT count(*)::int FROM market_managers WHERE user_id = users.id) AS market_count`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW users_in_directory');
    await runner.query(view(''));
  }
}
