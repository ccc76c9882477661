import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminJob, JobQueues, JobState } from '../../../src/contract/backoffice/jobs.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** Background work, as staff see it. The server of the test works none. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM audit_log; DELETE FROM pgboss.job; DELETE FROM pgboss.archive'));

async function add(state: JobState, table: 'job' | 'archive' = 'job'): Promise<string> {
  const [row] = await test.db.query<[{ id: string }]>(
    `INSERT INTO pgboss.job (name, data, state, singleton_key, retry_limit, retry_count, policy, completed_on, output)
     VALUES ('mail', '{"mailId": 7}', $1, gen_random_uuid()::text, 2, 2, 'short',
       now() - interval '1 day', '{"message": "no"}') RETURNING id`,
    [state],
  );
  if (table === 'archive') {
    await test.db.query(
      `WITH past AS (DELETE FROM pgboss.job WHERE id = $1 RETURNING *) INSERT INTO pgboss.archive SELECT * FROM past`,
      [row.id],
    );
  }
  return row.id;
}
const stored = (id: string) =>
  test.db.query<Record<string, unknown>[]>(
    'SELECT state, data, retry_limit, completed_on, start_after <= now() AS due FROM pgboss.job WHERE id = $1',
    [id],
  );
const log = () => test.db.getRepository(AuditEntry).find();

describe('a job', () => {
  it('is shown with what it works on and what it said, also when it is put away', async () => {
    const present = await add('failed');
    const past = await add('completed', 'archive');
    const { body } = await admin.get<AdminJob>(`/api/admin/jobs/${present}`);
    expect(body).toMatchObject({
      queue: 'mail',
      data: { mailId: 7 },
      output: { message: 'no' },
      isArchived: false,
    });
    expect((await admin.get<AdminJob>(`/api/admin/jobs/${past}`)).body.isArchived).toBe(true);
    const filter = encodeURIComponent(JSON.stringify({ state: 'failed', queue: 'mail' }));
    const list = await admin.get<AdminJob[]>(`/api/admin/jobs?filter=${filter}`);
    expect(list.body.map(({ id }) => id)).toEqual([present]);
  });

  it.each(['job', 'archive'] as const)('that failed is worked again, from the table %s', async (table) => {
    const id = await add('failed', table);
    const answer = await admin.post<AdminJob>(`/api/admin/jobs/${id}/retry`, {});
    expect(answer).toMatchObject({ status: 200, body: { state: 'retry', isArchived: false } });
    expect(await stored(id)).toMatchObject([
      { state: 'retry', data: { mailId: 7 }, retry_limit: 3, completed_on: null, due: true },
    ]);
    expect(await log()).toMatchObject([
      {
        action: 'retry',
        resource: 'jobs',
        recordId: id,
        before: { state: 'failed' },
        after: { state: 'retry' },
      },
    ]);
  });

  it('that waits is cancelled, and can be worked again after all', async () => {
    const id = await add('created');
    expect(await admin.post(`/api/admin/jobs/${id}/cancel`, {})).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
    expect(await admin.post(`/api/admin/jobs/${id}/retry`, {})).toMatchObject({ body: { state: 'retry' } });
    expect((await log()).map(({ action }) => action)).toEqual(['cancel', 'retry']);
  });

  it('that is over is deleted', async () => {
    const id = await add('failed', 'archive');
    expect((await admin.delete(`/api/admin/jobs/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/admin/jobs/${id}`)).status).toBe(404);
    expect(await log()).toMatchObject([{ action: 'delete', recordId: id }]);
  });

  it.each([
    ['active', 'cancel', 'JOB_IS_WORKED'],
    ['completed', 'cancel', 'ALREADY_DECIDED'],
    ['active', 'retry', 'ALREADY_DECIDED'],
    ['completed', 'retry', 'ALREADY_DECIDED'],
  ] as const)('that is %s refuses to %s', async (state, action, error) => {
    const id = await add(state);
    const answer = await admin.post<ErrorBody>(`/api/admin/jobs/${id}/${action}`, {});
    expect(answer).toMatchObject({ status: 409, body: { error } });
    expect(await log()).toEqual([]);
  });

  it.each(['created', 'retry', 'active'] as const)('that is %s is not deleted', async (state) => {
    const id = await add(state);
    const answer = await admin.delete<ErrorBody>(`/api/admin/jobs/${id}`);
    expect(answer).toMatchObject({ status: 409, body: { error: 'JOB_IS_OPEN' } });
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', '%00'])('called %s is not there', async (id) => {
    expect((await admin.get(`/api/admin/jobs/${id}`)).status).toBe(404);
    expect((await admin.post(`/api/admin/jobs/${id}/retry`, {})).status).toBe(404);
  });
});

describe('the kinds of work', () => {
  it('tell when they are done and how they stand', async () => {
    await add('created');
    await add('failed');
    await add('failed', 'archive');
    const { body } = await admin.get<JobQueues>('/api/admin/jobs/queues');
    const mail = body.find(({ name }) => name === 'mail');
    expect(mail).toMatchObject({ dailyAtUtc: null, waiting: 1, active: 0, failed: 2, lastFinishedAt: null });
    expect(body.find(({ name }) => name === 'mail-clean-up')).toMatchObject({ dailyAtUtc: 9, waiting: 0 });
  });
});
