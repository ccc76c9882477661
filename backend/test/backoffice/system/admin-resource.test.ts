import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Message } from '../../../src/content/messages/message.entity.js';
import type { AdminMessage } from '../../../src/contract/content/messages.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What every resource of the back office can do, shown on the messages. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin', username: 'ann' }));
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM messages; DELETE FROM mails; DELETE FROM audit_log'));

const write = (given: Partial<Message> = {}) =>
  test.db.getRepository(Message).save({
    name: 'Sam',
    email: 'sam@mail.example',
    subject: 'Kale',
    message: 'Where can I find kale?',
    ...given,
  });
const list = <Body = AdminMessage[]>(query: Record<string, unknown> = {}) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) params.set(name, JSON.stringify(value));
  return admin.get<Body>(`/api/admin/messages?${params.toString()}`);
};
const log = () => test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });

describe('a list', () => {
  it('is sorted, paged and counted as react-admin asks for it', async () => {
    for (const name of ['Cy', 'Ann', 'Bo']) await write({ name });
    const answer = await list({ sort: ['name', 'ASC'], range: [1, 2] });
    expect(answer.body.map(({ name }) => name)).toEqual(['Bo', 'Cy']);
    expect(answer.headers['content-range']).toBe('messages 1-2/3');
  });

  it('begins with the newest where nothing is asked', async () => {
    await write({ name: 'old', createdAt: new Date('2020-01-01') });
    await write({ name: 'new' });
    expect((await list()).body.map(({ name }) => name)).toEqual(['new', 'old']);
  });

  it('is narrowed by several filters at once', async () => {
    await write({ subject: '100% rye', status: 'read' });
    await write({ subject: '100 rye', status: 'read' });
    await write({ subject: '100% rye' });
    const { body } = await list({ filter: { q: '100%', status: 'read' } });
    expect(body).toMatchObject([{ subject: '100% rye', status: 'read' }]);
  });

  it('gives the records of many ids in one answer, in their order, without those that are gone', async () => {
    const first = await write();
    const second = await write();
    const { body } = await list({ filter: { id: [second.id, 999_999, first.id] } });
    expect(body.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  it.each([
    ['a sort', { sort: ['password', 'ASC'] }, 'sort'],
    ['a filter', { filter: { password: 'x' } }, 'filter'],
    ['a value', { filter: { status: 'gone' } }, 'filter.status'],
  ])('refuses %s that it does not know, and says which', async (_what, query, path) => {
    const answer = await list<ErrorBody>(query);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('counts to a bound, and says that there are more', async () => {
    await test.db.query(
      `INSERT INTO messages (name, email, subject, message) SELECT 'n', 'e@x.example', 's', 'm' FROM generate_series(1, 10001)`,
    );
    const { headers } = await list({ range: [0, 4] });
    expect(headers['content-range']).toBe('messages 0-4/10000');
    expect(headers['x-total-count-bound']).toBe('more');
  });

  it.each([
    ['where a word begins', 'Ap', ['Apple', 'an@apple', 'pine-apple']],
    ['after a sign of its own', '-a', ['pine-apple']],
    ['as it is, whatever it means elsewhere', 'x.', ['x.*']],
    ['but nothing without a letter or a digit', '.*', []],
  ])('finds one or two letters %s', async (_where, q, names) => {
    for (const name of ['Apple', 'an@apple', 'pine-apple', 'Grape', 'x.*', 'xylem']) await write({ name });
    const { body } = await list({ filter: { q }, sort: ['id', 'ASC'] });
    expect(body.map(({ name }) => name)).toEqual(names);
  });

  it('of a text search holds the newest thousand, in each order, and the file all', async () => {
    await test.db.query(
      `INSERT INTO messages (name, email, subject, message, created_at)
       SELECT to_char(n, '0000'), 'e@x.example', 'kale', 'm', now() - n * interval '1 minute' FROM generate_series(1, 1001) AS n`,
    );
    const filter = { q: 'kale' };
    const { headers, body } = await list({ filter, sort: ['name', 'DESC'], range: [0, 0] });
    expect(headers['content-range']).toBe('messages 0-0/1000');
    expect(headers['x-total-count-bound']).toBe('more');
    expect(body.map(({ name }) => name.trim())).toEqual(['1000']);
    const last = await list({ filter, sort: ['name', 'DESC'], range: [999, 1_010] });
    expect(last.body.map(({ name }) => name.trim())).toEqual(['0001']);
    const file = await admin.get<string>(
      `/api/admin/messages/export.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    expect(file.body.trim().split('\r\n')).toHaveLength(1 + 1_001);
  });

  it('leaves as a file for spreadsheets, filtered and without formulas', async () => {
    await write({ subject: '=1+1', status: 'archived' });
    await write({ subject: '2026-02-30T25:61:00Z', status: 'archived' });
    await write({ subject: 'other' });
    const filter = encodeURIComponent(JSON.stringify({ status: 'archived' }));
    const answer = await admin.get<string>(`/api/admin/messages/export.csv?filter=${filter}`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="messages.csv"');
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(answer.body).toContain("'=1+1");
    expect(answer.body).toContain('2026-02-30T25:61:00Z');
  });

  it('leaves what somebody wrote as it is written, also where it looks like a moment', async () => {
    await write({ subject: '2026-03-04T05:06:07Z', createdAt: new Date('2026-01-02T03:04:05Z') });
    const { body } = await admin.get<string>('/api/admin/messages/export.csv');
    expect(body).toContain(',2026-03-04T05:06:07Z,');
    expect(body).toContain('2026-01-01T22:04:05.000-05:00');
  });
});

describe('a file that nobody waits for any more', () => {
  it('gives its connection back, also when the browser goes before the first row is there', async () => {
    await write();
    const browser = new AbortController();
    const { cookie } = admin;
    await test.db.transaction(async (tx) => {
      await tx.query('LOCK TABLE messages IN ACCESS EXCLUSIVE MODE');
      const answer = fetch(`${test.url}/api/admin/messages/export.csv`, {
        headers: { cookie },
        signal: browser.signal,
      });
      await eventually(test.db, async () => (await exporting()) > 0);
      browser.abort();
      await expect(answer).rejects.toThrow();
      await wait(200);
    });
    await eventually(test.db, async () => (await exporting()) === 0);
  });

  const exporting = async () => {
    const [row] = await test.db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' AND query ~ '^(DECLARE|FETCH)'`,
    );
    return row.count;
  };
});

describe('an address', () => {
  it('knows a record by one way of writing its id alone, so that its history is whole', async () => {
    const { id } = await write();
    expect((await admin.get(`/api/admin/messages/0${id}`)).status).toBe(404);
    const change = { status: 'archived', was: { status: 'unread' } };
    expect((await admin.put(`/api/admin/messages/0${id}`, change)).status).toBe(404);
    expect(await log()).toEqual([]);
  });
});

describe('a change', () => {
  it('is saved, and stands in the audit log with who, what, before and after', async () => {
    const { id } = await write();
    const answer = await admin.put<AdminMessage>(`/api/admin/messages/${id}`, {
      status: 'archived',
      was: { status: 'unread' },
    });
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'archived' } });
    expect(await log()).toMatchObject([
      {
        username: 'ann',
        action: 'update',
        resource: 'messages',
        recordId: String(id),
        before: { status: 'unread' },
        after: { status: 'archived' },
      },
    ]);
  });

  it('over what somebody else has changed is refused, shown and not logged', async () => {
    const { id } = await write({ status: 'read' });
    const answer = await admin.put<ErrorBody>(`/api/admin/messages/${id}`, {
      status: 'archived',
      was: { status: 'unread' },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: 'CHANGED_MEANWHILE',
        issues: [{ path: 'status', message: 'Someone else changed this to “read”.' }],
      },
    });
    expect(await log()).toEqual([]);
  });

  it('of two people at once is saved once', async () => {
    const { id } = await write();
    const answers = await Promise.all(
      (['read', 'archived'] as const).map((status) =>
        admin.put(`/api/admin/messages/${id}`, { status, was: { status: 'unread' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(['0', '999999999', '99999999999', 'x', "1' OR 1=1"])(
    'of a record that is not there (%s) is a 404',
    async (id) => {
      const path = `/api/admin/messages/${encodeURIComponent(id)}`;
      expect((await admin.get(path)).status).toBe(404);
      expect((await admin.put(path, { status: 'read', was: { status: 'unread' } })).status).toBe(404);
      expect((await admin.delete(path)).status).toBe(404);
    },
  );

  it('is among the newest of the history, which says how many there are', async () => {
    const { id } = await write();
    const entry = { username: 'ann', action: 'reply', resource: 'messages', recordId: String(id) };
    await test.db.getRepository(AuditEntry).insert(Array.from({ length: 21 }, () => ({ ...entry })));
    await admin.put(`/api/admin/messages/${id}`, { status: 'read', was: { status: 'unread' } });
    const path = `/api/admin/history?resource=messages&recordId=${id}`;
    const { body, headers } = await admin.get<{ action: string }[]>(path);
    expect([body.length, body[0]?.action, headers['x-total-count']]).toEqual([20, 'update', '22']);
  });

  it('takes no field that the record does not offer', async () => {
    const { id } = await write();
    const body = { email: 'x@y.example', was: { email: 'sam@mail.example' } };
    expect((await admin.put(`/api/admin/messages/${id}`, body)).status).toBe(400);
  });
});

describe('deleting', () => {
  it('keeps what was there in the audit log', async () => {
    const { id } = await write();
    expect((await admin.delete(`/api/admin/messages/${id}`)).status).toBe(200);
    expect(await test.db.getRepository(Message).count()).toBe(0);
    expect(await log()).toMatchObject([{ action: 'delete', before: { id, subject: 'Kale' }, after: null }]);
  });
});

describe('an answer to a message', () => {
  it('that cannot be written to the log is not sent', async () => {
    const { id } = await write();
    // By a name that the error filter knows, so that the server has nothing to complain of.
    await test.db.query(
      `ALTER TABLE audit_log ADD CONSTRAINT uq_products_sku CHECK (action <> 'reply') NOT VALID`,
    );
    try {
      const answer = await admin.post(`/api/admin/messages/${id}/reply`, { text: 'In November.' });
      expect(answer.status).toBe(409);
      expect(await test.db.getRepository(Mail).count()).toBe(0);
    } finally {
      await test.db.query('ALTER TABLE audit_log DROP CONSTRAINT uq_products_sku');
    }
  });
});
