import { expect } from '@jest/globals';
import type { AdminImport } from '../../src/contract/directory/admin/imports.admin.js';
import { ImportRun } from '../../src/directory/tables/import-run.entity.js';
import { eventually } from './eventually.js';
import type { Client } from './http/people.js';
import type { TestApp } from './test-app.js';

/** What staff do with files of directories, on a server that works jobs. */
export interface Imports {
  previewed(bytes: Uint8Array): Promise<AdminImport>;
  /** Imports the previewed file. */
  confirmed(id: number): Promise<AdminImport>;
  restarted(id: number): Promise<AdminImport>;
  /** Previews an unknown table by what its columns are. */
  readAs(id: number, body: object): Promise<AdminImport>;
  /** Previews and imports a file. */
  imported(bytes: Uint8Array): Promise<AdminImport>;
}

export function importsOf(test: TestApp, staff: Client): Imports {
  const over = async (id: number): Promise<AdminImport> => {
    const runs = test.db.getRepository(ImportRun);
    await eventually(test.db, async () => {
      const { status } = await runs.findOneByOrFail({ id });
      return status !== 'queued' && status !== 'running';
    });
    return (await staff.get<AdminImport>(`/api/admin/imports/${id}`)).body;
  };
  const acted = async (id: number, action: string, body = {}): Promise<AdminImport> => {
    expect((await staff.post(`/api/admin/imports/${id}/${action}`, body)).status).toBe(200);
    return over(id);
  };
  const previewed = async (bytes: Uint8Array): Promise<AdminImport> => {
    const file = { field: 'file', bytes, name: 'markets.csv', type: 'text/csv' };
    const { status, body } = await staff.postForm<AdminImport>('/api/admin/imports', {}, file);
    expect(status).toBe(201);
    return over(body.id);
  };
  return {
    previewed,
    confirmed: (id) => acted(id, 'confirm'),
    restarted: (id) => acted(id, 'restart'),
    readAs: (id, body) => acted(id, 'read-as', body),
    imported: async (bytes) => acted((await previewed(bytes)).id, 'confirm'),
  };
}
