import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a vendor said that the columns of a file are, for the next file with the same heads. */
export class FileColumns1764500002790 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE file_columns (
      vendor_id integer NOT NULL,
      heads text NOT NULL,
      columns jsonb NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_file_columns PRIMARY KEY (vendor_id, heads),
      CONSTRAINT fk_file_columns_vendor FOREIGN KEY (vendor_id) REFERENCES vendors (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE file_columns');
  }
}
