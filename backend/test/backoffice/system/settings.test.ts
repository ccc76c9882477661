import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminSiteNotice, SettingsOverview } from '../../../src/contract/backoffice/settings.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What an installation is set to, and what staff set. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp({ GOOGLE_MAPS_API_KEY: 'hush-hush' });
  admin = await signedIn(test, { role: 'admin', username: 'ann' });
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM audit_log; DELETE FROM settings'));

const NOTICE = '/api/admin/settings/site-notice';
const NONE = { text: '', until: null };
const save = <Body = AdminSiteNotice>(changes: object, was: object = NONE) =>
  admin.put<Body>(NOTICE, { ...changes, was });
const log = () => test.db.getRepository(AuditEntry).find();

describe('the settings', () => {
  it('tell what the installation is set to, and no secret', async () => {
    const { status, body } = await admin.get<SettingsOverview>('/api/admin/settings');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('hush');
    expect(body.groups.flatMap(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({ name: 'Google key', value: 'Set' }),
    );
    expect(body.system).toMatchObject({ isReady: true, node: process.versions.node });
    expect(body.system.migrations.length).toBeGreaterThan(5);
    expect(body.system.databaseBytes).toBeGreaterThan(1_000_000);
  });
});

describe('the site notice', () => {
  it('stands above every page, and in the audit log', async () => {
    const answer = await save({ text: ' We move on <b>Sunday</b>. ', until: '2999-01-01' });
    expect(answer).toMatchObject({
      status: 200,
      body: { text: 'We move on <b>Sunday</b>.', until: '2999-01-01', isShown: true, username: 'ann' },
    });
    const { body: page } = await test.get<string>('/contact');
    expect(page).toContain('We move on &lt;b&gt;Sunday&lt;/b&gt;.');
    expect(await log()).toMatchObject([
      {
        resource: 'settings',
        recordId: 'site-notice',
        before: NONE,
        after: { text: 'We move on <b>Sunday</b>.', until: '2999-01-01' },
      },
    ]);
  });

  it('is gone after its last day, and when it is taken away', async () => {
    const past = await save({ text: 'Closed', until: '2020-01-01' });
    expect(past.body.isShown).toBe(false);
    expect((await test.get<string>('/contact')).body).not.toContain('Closed');
    await save({ until: null }, { until: '2020-01-01' });
    expect((await test.get<string>('/contact')).body).toContain('Closed');
    await save({ text: '' }, { text: 'Closed' });
    expect((await test.get<string>('/contact')).body).not.toContain('Closed');
  });

  it('is not saved over what somebody else wrote meanwhile', async () => {
    await save({ text: 'Mine' });
    const answer = await save<ErrorBody>({ text: 'Yours' });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_MEANWHILE', issues: [{ path: 'text' }] },
    });
    expect((await admin.get<AdminSiteNotice>(NOTICE)).body.text).toBe('Mine');
  });

  it('is refused where it is too long, or its day is none', async () => {
    expect((await save({ text: 'x'.repeat(301) })).status).toBe(400);
    expect((await save({ until: 'tomorrow' })).status).toBe(400);
    expect(await log()).toEqual([]);
  });
});
