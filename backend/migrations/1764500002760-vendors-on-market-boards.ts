import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the vendors of a roster are and how they are called, for the board and for who is found for it. */
export class VendorsOnMarketBoards1764500002760 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE VIEW vendor_accounts AS
      SELECT id, user_id, business_name, city, state, is_approved AND is_active AS is_public, business_id, phone,
        latitude, longitude
      FROM vendors`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW vendor_accounts');
    await runner.query(`CREATE VIEW vendor_accounts AS
      SELECT id, user_id, business_name, city, state, is_approved AND is_active AS is_public FROM vendors`);
  }
}
