import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Farms, markets and listings can be saved as well, and what is saved keeps its name. */
export class SavedItems1764315000001 implements MigrationInterface {
  name = 'SavedItems1764315000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE favorites ADD COLUMN item_key text, ADD COLUMN name text');
    await runner.query('ALTER TABLE favorites DROP CONSTRAINT ck_favorites_subject');
    await runner.query(`ALTER TABLE favorites ADD CONSTRAINT ck_favorites_subject
      CHECK (num_nonnulls(product_id, vendor_id, item_key) = 1) NOT VALID`);
    await runner.query('ALTER TABLE favorites VALIDATE CONSTRAINT ck_favorites_subject');
    await runner.query(`ALTER TABLE favorites ADD CONSTRAINT ck_favorites_item_key
      CHECK (item_key ~ '^(listing|farm|place)-[1-9][0-9]{0,8}$') NOT VALID`);
    await runner.query('ALTER TABLE favorites VALIDATE CONSTRAINT ck_favorites_item_key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM favorites WHERE item_key IS NOT NULL');
    await runner.query('ALTER TABLE favorites DROP CONSTRAINT ck_favorites_item_key');
    await runner.query('ALTER TABLE favorites DROP CONSTRAINT ck_favorites_subject');
    await runner.query('ALTER TABLE favorites DROP COLUMN item_key, DROP COLUMN name');
    await runner.query(`ALTER TABLE favorites ADD CONSTRAINT ck_favorites_subject
      CHECK (num_nonnulls(product_id, vendor_id) = 1) NOT VALID`);
    await runner.query('ALTER TABLE favorites VALIDATE CONSTRAINT ck_favorites_subject');
  }
}
