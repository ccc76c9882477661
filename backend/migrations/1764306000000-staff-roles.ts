import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each member of the staff may do. Whoever has none yet is an administrator, as every admin was. */
export class StaffRoles1764306000000 implements MigrationInterface {
  name = 'StaffRoles1764306000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN staff_role text');
    await runner.query(`ALTER TABLE users ADD CONSTRAINT ck_users_staff_role
      CHECK (staff_role IN ('administrator', 'content', 'directory', 'marketplace', 'support')) NOT VALID`);
    await runner.query('ALTER TABLE users VALIDATE CONSTRAINT ck_users_staff_role');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP CONSTRAINT ck_users_staff_role');
    await runner.query('ALTER TABLE users DROP COLUMN staff_role');
  }
}
