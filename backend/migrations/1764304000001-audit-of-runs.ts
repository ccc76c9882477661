import type { MigrationInterface, QueryRunner } from 'typeorm';

const RUN_ACTIONS = `('generate', 'stop-generation', 'schedule')`;

/**
 * What staff did to runs of location pages was logged under the pages, so that run 3 stood in the history of
 * page 3. A run is not a page.
 */
export class AuditOfRuns1764304000001 implements MigrationInterface {
  name = 'AuditOfRuns1764304000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE audit_log SET resource = 'generation-runs'
      WHERE resource = 'location-pages' AND action IN ${RUN_ACTIONS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE audit_log SET resource = 'location-pages'
      WHERE resource = 'generation-runs' AND action IN ${RUN_ACTIONS}`);
  }
}
