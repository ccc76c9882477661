import type { MigrationInterface, QueryRunner } from 'typeorm';

const cell = (mark: string, perDegree: number, row = '') =>
  `'${mark}' || floor(${row}latitude * ${perDegree})::int || ',' || floor(${row}longitude * ${perDegree})::int`;

const ofPlaces = (...cells: readonly string[]) => `
  CREATE OR REPLACE FUNCTION place_search(name text, product_types text[], description text,
    latitude double precision, longitude double precision) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('farmgate'::regconfig,
      name || ' ' || array_to_string(product_types, ' ') || ' ' || coalesce(description, '')) ||
    array_to_tsvector(ARRAY[${cells.join(', ')}])`;

const ofListings = (...cells: readonly string[]) => `
  CREATE OR REPLACE FUNCTION listings_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search :=
      setweight(to_tsvector('farmgate', NEW.product_name), 'A') ||
      setweight(to_tsvector('farmgate', coalesce(NEW.farm_name, '')), 'B') ||
      setweight(to_tsvector('farmgate', replace(NEW.category, '-', ' ') || ' ' || NEW.description), 'C') ||
      array_to_tsvector(array_remove(ARRAY['#' || NEW.category, ${cells.join(', ')}], NULL));
    RETURN NEW;
  END $$`;

const HALF = ['@', 2] as const;
const SMALL = ['*', 8] as const;
const SEARCH_INDEXES = ['ix_farms_search', 'ix_places_search'];

/** Eighth-degree cells beside those of half a degree, for the nearest with words that many places have. */
export class SmallCellsOfPlaces1764500002732 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ofPlaces(cell(...HALF), cell(...SMALL)));
    for (const index of SEARCH_INDEXES) {
      // One that was cut off leaves an index that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}_ccnew`);
      await runner.query(`REINDEX INDEX CONCURRENTLY ${index}`);
    }
    await runner.query(ofListings(cell(...HALF, 'NEW.'), cell(...SMALL, 'NEW.')));
    await this.markListings(runner);
  }

  /** What is marked stays so, which no search asks for. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ofPlaces(cell(...HALF)));
    await runner.query(ofListings(cell(...HALF, 'NEW.')));
  }

  /** In parts, so that no one waits long for a row. The listings count as unchanged. */
  private async markListings(runner: QueryRunner): Promise<void> {
    const [{ most }] = (await runner.query('SELECT coalesce(max(id), 0) AS most FROM listings')) as [
      { most: number },
    ];
    for (let from = 0; from <= most; from += 10_000) {
      await runner.query(
        `UPDATE listings SET search = search || array_to_tsvector(ARRAY[${cell(...SMALL)}])
         WHERE id > $1 AND id <= $1 + 10000 AND latitude IS NOT NULL AND longitude IS NOT NULL`,
        [from],
      );
    }
  }
}
