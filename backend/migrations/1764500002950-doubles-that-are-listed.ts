import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the list of doubles is filtered by is on their rows, so that it joins nothing. */
export class DoublesThatAreListed1764500002950 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE doubles ADD COLUMN state text, ADD COLUMN is_listed boolean NOT NULL DEFAULT true`);
    await runner.query(`
      CREATE FUNCTION is_entry_listed(entry text) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM farms WHERE 'farm-' || id::text = entry AND rejected_at IS NULL)
          OR EXISTS (SELECT FROM places WHERE 'place-' || id::text = entry AND farm_id IS NULL AND hidden_at IS NULL)
      $$`);
    // Who decides about a pair has it locked, and settles it. Each night puts right what was passed over.
    await runner.query(`
      CREATE FUNCTION follow_doubles() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        entry text := TG_ARGV[0] || '-' || OLD.id::text;
      BEGIN
        UPDATE doubles SET is_listed = is_entry_listed(one_key) AND is_entry_listed(other_key)
        WHERE id IN (SELECT id FROM doubles WHERE one_key = entry OR other_key = entry
          ORDER BY id FOR UPDATE SKIP LOCKED);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER farms_doubles AFTER UPDATE OF rejected_at ON farms FOR EACH ROW
      WHEN ((OLD.rejected_at IS NULL) <> (NEW.rejected_at IS NULL)) EXECUTE FUNCTION follow_doubles('farm')`);
    await runner.query(`
      CREATE TRIGGER farms_doubles_gone AFTER DELETE ON farms FOR EACH ROW EXECUTE FUNCTION follow_doubles('farm')`);
    await runner.query(`
      CREATE TRIGGER places_doubles AFTER UPDATE OF hidden_at, farm_id ON places FOR EACH ROW
      WHEN ((OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL) OR (OLD.farm_id IS NULL) <> (NEW.farm_id IS NULL))
      EXECUTE FUNCTION follow_doubles('place')`);
    await runner.query(`
      CREATE TRIGGER places_doubles_gone AFTER DELETE ON places FOR EACH ROW EXECUTE FUNCTION follow_doubles('place')`);
    await runner.query(`
      UPDATE doubles SET is_listed = is_entry_listed(one_key) AND is_entry_listed(other_key),
        state = coalesce((SELECT state FROM farms WHERE 'farm-' || id::text = one_key),
          (SELECT state FROM places WHERE 'place-' || id::text = one_key),
          (SELECT state FROM farms WHERE 'farm-' || id::text = other_key),
          (SELECT state FROM places WHERE 'place-' || id::text = other_key))`);
    for (const [name, columns] of INDEXES)
      // locks: of a table that only a job and staff write, and that is small so far.
      await runner.query(`CREATE INDEX ix_doubles_${name} ON doubles ${columns}`);
    await runner.query(
      // locks: as above.
      'CREATE INDEX ix_doubles_reasons ON doubles USING gin (reasons) WITH (fastupdate = off)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER farms_doubles ON farms');
    await runner.query('DROP TRIGGER farms_doubles_gone ON farms');
    await runner.query('DROP TRIGGER places_doubles ON places');
    await runner.query('DROP TRIGGER places_doubles_gone ON places');
    await runner.query('DROP FUNCTION follow_doubles(), is_entry_listed(text)');
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ix_doubles_${name}`);
    await runner.query('DROP INDEX ix_doubles_reasons');
    await runner.query('ALTER TABLE doubles DROP COLUMN state, DROP COLUMN is_listed');
  }
}

// As the list's filter has it.
const PAIR = `(CASE WHEN one_key LIKE 'place-%' THEN 'places' WHEN other_key LIKE 'place-%' THEN 'farm-and-place' ELSE 'farms' END)`;
const INDEXES = [
  ['likeness', '(cardinality(reasons), id)'],
  ['found_at', '(found_at, id)'],
  ['other_key', '(other_key)'],
  ['state', '(state, cardinality(reasons), id)'],
  ['state_found_at', '(state, found_at, id)'],
  ['pair', `(${PAIR}, cardinality(reasons), id)`],
  ['pair_found_at', `(${PAIR}, found_at, id)`],
  ['open', '(cardinality(reasons), id) WHERE different_at IS NULL AND is_listed'],
  ['different', '(cardinality(reasons), id) WHERE different_at IS NOT NULL'],
  ['settled', '(cardinality(reasons), id) WHERE different_at IS NULL AND NOT is_listed'],
] as const;
