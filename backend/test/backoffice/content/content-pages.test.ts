import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readHubs, seedHubs } from '../../../src/content/content-hubs/seed-hubs.js';
import { refreshAfterRun } from '../../../src/content/generation/after-run.js';
import { PageMaker, savePages } from '../../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../../src/content/location-pages/targets/target-location.entity.js';
import type { AdminHub, AdminTarget } from '../../../src/contract/content/pages.admin.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { degreesNorth, FORT_MYERS, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test;
  admin = await signIn(test, await makeUser(db, { role: 'admin' }));
  await makePlace(db, { latitude: FORT_MYERS.latitude + degreesNorth(1), state: 'FL', name: 'River Market' });
  const city = await db
    .getRepository(TargetLocation)
    .findOneByOrFail({ city: 'Fort Myers', stateCode: 'FL' });
  const draft = await new PageMaker(db).draft(city, new Date());
  await db.transaction((tx) => savePages(tx, [draft]));
  const hubs = await readHubs();
  await db.transaction((tx) => seedHubs(tx, hubs));
  await refreshAfterRun(db, ['FL']);
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM audit_log'));

const log = () => test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });

/** What each kind of page is called, where the public finds it, and in which part of the site map. */
const KINDS = [
  ['location-pages', 'city', '/api/location-pages/farms-fort-myers-fl', 'cities', '/farms-fort-myers-fl'],
  ['state-pages', 'state', '/api/state-pages/farms-in-florida', 'states', '/farms-in-florida'],
  ['content-hubs', 'guide', '/api/content-hubs/farm-fresh-eggs', 'guides', '/guides/farm-fresh-eggs'],
] as const;

const isMapped = async (part: string, path: string) =>
  // A part without any page is not there.
  String((await test.get<unknown>(`/sitemap-${part}-1.xml`)).body).includes(`${path}</loc>`);

describe.each(KINDS)('a page of %s', (resource, _what, api, part, path) => {
  const find = async () => {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const filter = encodeURIComponent(JSON.stringify({ q: slug }));
    const { body } = await admin.get<{ id: number; status: string }[]>(
      `/api/admin/${resource}?filter=${filter}`,
    );
    expect(body).toHaveLength(1);
    return body[0] as { id: number; status: string };
  };
  const become = async (status: string) => {
    const page = await find();
    return admin.put(`/api/admin/${resource}/${page.id}`, { status, was: { status: page.status } });
  };

  it('leaves the public and the site map when it is archived, and comes back', async () => {
    expect([(await test.get(api)).status, await isMapped(part, path)]).toEqual([200, true]);
    for (const [status, answer, isIn] of [
      ['archived', 404, false],
      ['draft', 404, false],
      ['published', 200, true],
    ] as const) {
      expect((await become(status)).status).toBe(200);
      expect([status, (await test.get(api)).status, await isMapped(part, path)]).toEqual([
        status,
        answer,
        isIn,
      ]);
    }
    expect(
      (await log()).map(({ action, after }) => [action, (after as { status?: string } | null)?.status]),
    ).toEqual([
      ['update', 'archived'],
      ['update', 'draft'],
      ['update', 'published'],
    ]);
  });

  it('knows no other state', async () => {
    expect((await become('secret')).status).toBe(400);
    expect(await log()).toEqual([]);
  });
});

describe('a guide', () => {
  const guide = async () => {
    const { body } = await admin.get<AdminHub[]>(
      `/api/admin/content-hubs?filter=${encodeURIComponent('{"q":"farm-fresh-eggs"}')}`,
    );
    return (await admin.get<AdminHub>(`/api/admin/content-hubs/${body[0]?.id ?? 0}`)).body;
  };
  const save = <Body = AdminHub>(hub: AdminHub, changes: Partial<AdminHub>) => {
    const was = Object.fromEntries(Object.keys(changes).map((name) => [name, hub[name as keyof AdminHub]]));
    return admin.put<Body>(`/api/admin/content-hubs/${hub.id}`, { ...changes, was });
  };

  it('that staff have written is shown as they wrote it, and stays so when the product starts again', async () => {
    const content = '## Fresh eggs\n\nAsk when they were laid.';
    const before = await guide();
    const { body } = await save(before, { content, relatedPages: ['/browse?category=eggs'] });
    expect(body).toMatchObject({ content, title: before.title });
    expect(Date.parse(body.lastUpdated)).toBeGreaterThan(Date.parse(before.lastUpdated));
    const hubs = await readHubs();
    expect(await test.db.transaction((tx) => seedHubs(tx, hubs))).toBe(0);
    const shown = await test.get<{ contentHtml: string }>('/api/content-hubs/farm-fresh-eggs');
    expect(shown.body.contentHtml).toContain('Ask when they were laid.');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'browse', '/a b'])(
    'does not lead on to %s',
    async (page) => {
      const answer = await save<ErrorBody>(await guide(), { relatedPages: [page] });
      expect(answer.status).toBe(400);
    },
  );
});

describe('the cities that get a page', () => {
  const city = async (name: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q: name, stateCode: 'FL' }));
    const { body } = await admin.get<AdminTarget[]>(`/api/admin/target-locations?filter=${filter}`);
    return body[0] as AdminTarget;
  };

  it('are put first or last by staff', async () => {
    const { id, priority } = await city('Cape Coral');
    const was = { priority };
    const answer = await admin.put<AdminTarget>(`/api/admin/target-locations/${id}`, { priority: 1, was });
    expect(answer.body.priority).toBe(1);
    const wrong = await admin.put(`/api/admin/target-locations/${id}`, { priority: 0, was: { priority: 1 } });
    expect(wrong.status).toBe(400);
    expect(await log()).toMatchObject([
      { action: 'update', resource: 'target-locations', recordId: String(id) },
    ]);
  });

  it('say whether they have their page', async () => {
    expect((await city('Fort Myers')).isGenerated).toBe(true);
    expect((await city('Miami')).isGenerated).toBe(false);
  });
});
