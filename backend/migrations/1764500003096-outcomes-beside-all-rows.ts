import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OutcomesBesideAllRows1764500003096 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_rows ADD COLUMN outcome_of_all text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_rows DROP COLUMN outcome_of_all');
  }
}
