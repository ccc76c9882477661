import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { migrationFaults } from '../../support/database/migration-rules.js';

const FOLDER = path.join(projectFolder(), 'backend/migrations');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

const migration = (up: string, down = '', more = '') => `
  export class Example implements MigrationInterface {
  ${more}
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`${up}\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`${down}\`);
  }
}
`;

describe('a migration', () => {
  it.each(files)('is one that the version before can live with: %s', (name) => {
    expect(migrationFaults(readFileSync(path.join(FOLDER, name), 'utf8'))).toEqual([]);
  });

  it.each([
    'CREATE TABLE notes (id integer, CONSTRAINT pk_notes PRIMARY KEY (id)); CREATE INDEX ix_notes_id ON notes (id)',
    'ALTER TABLE places ADD COLUMN parking_note text',
    `ALTER TABLE places ADD COLUMN a integer NOT NULL DEFAULT 0, ADD COLUMN b text NOT NULL DEFAULT 'x, y'`,
    'ALTER TABLE places ADD CONSTRAINT ck_places_a CHECK (a > 0) NOT VALID',
    'ALTER TABLE places VALIDATE CONSTRAINT ck_places_a',
  ])('may add: %s', (up) => {
    expect(migrationFaults(migration(up, 'DROP TABLE notes'))).toEqual([]);
  });

  it.each([
    ['DROP TABLE notes', 'drops a table'],
    ['ALTER TABLE places DROP COLUMN name', 'drops a column'],
    ['ALTER TABLE places RENAME COLUMN name TO title', 'renames something'],
    ['ALTER TABLE places ALTER COLUMN name TYPE citext', 'changes the type'],
    ['ALTER TABLE places ALTER COLUMN name SET NOT NULL', 'SET NOT NULL'],
  ])('says since when nothing reads what it takes away: %s', (up, fault) => {
    expect(migrationFaults(migration(up))).toEqual([expect.stringContaining(fault)]);
    expect(migrationFaults(migration(up, '', '// contract: unread since 0.3.0'))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE places ADD COLUMN a text NOT NULL', 'no DEFAULT'],
    ['CREATE INDEX ix_places_a ON places (a)', 'locks places'],
    ['CREATE UNIQUE INDEX CONCURRENTLY uq_places_a ON places (a)', 'inside of a transaction'],
    ['ALTER TABLE places ADD CONSTRAINT ck_places_a CHECK (a > 0)', 'locks places'],
  ])('neither breaks nor stops the version before: %s', (up, fault) => {
    expect(migrationFaults(migration(up))).toEqual([expect.stringContaining(fault)]);
  });

  it('may lock a table for a reason, and make an index beside the work', () => {
    const index = 'CREATE INDEX ix_settings_a ON settings (a)';
    expect(migrationFaults(migration(index, '', '// locks: a table of a few rows'))).toEqual([]);
    const beside = 'CREATE INDEX CONCURRENTLY ix_places_a ON places (a)';
    expect(migrationFaults(migration(beside, '', 'transaction = false;'))).toEqual([]);
  });
});
