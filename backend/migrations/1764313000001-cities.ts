import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cities by name, for suggestions and wherever a ZIP code can be typed. Filled at the start, like zip_codes.
 */
export class Cities1764313000001 implements MigrationInterface {
  name = 'Cities1764313000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE cities (
         plain_name text NOT NULL,
         state text NOT NULL,
         name text NOT NULL,
         zip_code text NOT NULL,
         latitude double precision NOT NULL,
         longitude double precision NOT NULL,
         population integer NOT NULL,
         CONSTRAINT pk_cities PRIMARY KEY (plain_name, state)
       )`,
    );
    // Finds the beginning of any word of a name.
    await runner.query(
      'CREATE INDEX ix_cities_name ON cities USING gin (plain_name gin_trgm_ops) WITH (fastupdate = off)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cities');
  }
}
