import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest announcement that a notice told. */
export class WhatNoticesTold1764500003030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notices ADD COLUMN told_id integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notices DROP COLUMN told_id');
  }
}
