import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a photo of an import was asked for, so that one that breaks its job is left in the end. */
export class TriesOfPictures1764500002905 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import_pictures ADD COLUMN tries integer NOT NULL DEFAULT 0');
    // locks: a new table, which imports alone write
    await runner.query(`CREATE INDEX ix_product_import_pictures_waiting ON product_import_pictures (import_id)
      WHERE url IS NULL AND failure IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_product_import_pictures_waiting');
    await runner.query('ALTER TABLE product_import_pictures DROP COLUMN tries');
  }
}
