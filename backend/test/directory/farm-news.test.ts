import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminNews, AdminNewsRow } from '../../src/contract/directory/admin/farm-news.admin.js';
import { NEWS_PER_WEEK } from '../../src/contract/directory/news-limits.js';
import type { NewsView, OwnFarmNews, OwnNewsView } from '../../src/contract/directory/news.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { FarmNews } from '../../src/directory/tables/farm-news.entity.js';
import type { Farm } from '../../src/directory/tables/farm.entity.js';
import { Announcement } from '../../src/platform/announcements/announcement.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm, makePlace } from '../support/make/make.js';
import { makePicture } from '../support/make/pictures.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let rosa: Client;
let staff: Client;
let farm: Farm;

beforeAll(async () => {
  test = await startTestApp();
  rosa = await signedIn(test, { role: 'farmer' });
  staff = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  farm = await makeFarm(test.db, { userId: rosa.user.id, name: 'Pine Hill Farm', isVerified: true });
});

const address = () => `/api/farms/${farm.id}/news`;
const post = (text = 'Strawberries are in.', who = rosa) =>
  who.post<OwnNewsView & ErrorBody>(address(), { text });
const shown = async () => (await test.get<NewsView[]>(address())).body.map(({ text }) => text);
const own = async () =>
  (await rosa.get<OwnFarmNews[]>('/api/farmer/news')).body.find(({ farmId }) => farmId === farm.id);
const announced = (id: number) => test.db.getRepository(Announcement).findOneByOrFail({ key: `news-${id}` });

describe('news of a farm', () => {
  it('is on its page, and announced to who follows the farm or the place that it stands for', async () => {
    const place = await makePlace(test.db, { farmId: farm.id });
    const { status, body } = await post();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { text: 'Strawberries are in.', photo: null },
    });
    expect(await shown()).toEqual(['Strawberries are in.']);
    expect(await announced(body.id)).toMatchObject({
      ...{ kind: 'news', title: 'News from Pine Hill Farm', text: 'Strawberries are in.', latitude: null },
      ...{
        about: [`farm-${farm.id}`, `place-${place.id}`],
        path: `/farms/${farm.id}#news-${body.id}`,
        byUserId: rosa.user.id,
      },
    });
    expect((await post('Not mine.', await signedIn(test, { role: 'farmer' }))).status).toBe(404);
    expect(await own()).toMatchObject({ left: NEWS_PER_WEEK - 1, nextAt: null, news: [{ id: body.id }] });
  });

  it('is not for the next claimant to take off while the claim is open', async () => {
    const { body } = await post();
    const reason = 'Moved away.';
    expect((await staff.post(`/api/admin/farms/${farm.id}/release`, { reason })).status).toBe(200);
    const claimant = await signedIn(test, { role: 'farmer' });
    expect((await claimant.post(`/api/farms/${farm.id}/claim`, {})).status).toBe(200);
    const path = `${address()}/${body.id}`;
    expect(await claimant.delete(path)).toMatchObject({
      ...{ status: 403, body: { error: 'CLAIM_UNDER_REVIEW' } },
    });
    expect(await shown()).toEqual(['Strawberries are in.']);
    await staff.post(`/api/admin/farms/${farm.id}/verify`, {});
    expect((await claimant.delete(path)).status).toBe(200);
    expect(await shown()).toEqual([]);
  });

  it('can have a photo with words', async () => {
    const { status, body } = await rosa.postForm<OwnNewsView>(
      address(),
      { text: 'Look!', alt: 'A red barn' },
      { field: 'image', bytes: await makePicture(), name: 'barn.jpg', type: 'image/jpeg' },
    );
    expect(status).toBe(201);
    expect(body.photo).toMatchObject({
      alt: 'A red barn',
      imageUrl: expect.stringMatching(/^\/media\//) as unknown,
    });
    expect((await test.get<NewsView[]>(address())).body[0]?.photo).toEqual(body.photo);
    await rosa.delete(`${address()}/${body.id}`);
    expect(await test.db.getRepository(FarmNews).findOneBy({ id: body.id })).toMatchObject({ imageId: null });
  });

  it('is posted three times in seven days, also at once, and when some was removed', async () => {
    const first = (await post('1')).body;
    await rosa.delete(`${address()}/${first.id}`);
    const answers = await Promise.all(['2', '3', '4', '5'].map((text) => post(text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await own()).toMatchObject({ left: 0, nextAt: expect.any(String) as unknown, refused: null });
    expect(await shown()).toHaveLength(2);
    await test.db.query(`UPDATE farm_news SET created_at = now() - interval '8 days' WHERE id = $1`, [
      first.id,
    ]);
    expect((await post('6')).status).toBe(201);
  });

  it('is gone once its farm removes it, and no one is told of it then', async () => {
    const { id } = (await post()).body;
    expect((await rosa.delete(`${address()}/${id}`)).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await announced(id)).until.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await rosa.delete(`${address()}/${id}`)).status).toBe(404);
  });

  it('is for farms that we have verified', async () => {
    farm = await makeFarm(test.db, { userId: rosa.user.id, isVerified: false });
    expect((await post()).body.error).toBe('NEWS_NOT_VERIFIED');
    expect(await own()).toMatchObject({ left: 0, refused: 'unverified' });
  });

  it('needs words, not too many', async () => {
    for (const text of ['', '  ', 'a'.repeat(1_001)]) expect((await post(text)).status).toBe(400);
    expect(await test.db.getRepository(FarmNews).countBy({ farmId: farm.id })).toBe(0);
  });
});

describe('news that someone reports', () => {
  it('counts each person once, and is hidden and restored by staff, who tell the farm', async () => {
    const { id } = (await post('Buy this now!')).body;
    const report = (who: { post: Client['post'] }) =>
      who.post(`/api/farm-news/${id}/report`, { reason: 'Spam.' });
    for (const who of [test, test, await signedIn(test)]) expect((await report(who)).status).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ isReported: true }));
    const [row] = (await staff.get<AdminNewsRow[]>(`/api/admin/farm-news?filter=${filter}`)).body;
    expect(row).toMatchObject({
      id,
      openReports: 2,
      farmName: 'Pine Hill Farm',
      username: rosa.user.username,
    });
    const act = (action: string, body: object = {}) =>
      staff.post<AdminNews & ErrorBody>(`/api/admin/farm-news/${id}/${action}`, body);
    expect((await act('hide', { reason: 'This is an ad.' })).body).toMatchObject({
      ...{ isHidden: true, openReports: 0, reports: [{ reason: 'Spam.' }, { reason: 'Spam.' }] },
    });
    expect(await shown()).toEqual([]);
    expect((await report(test)).status).toBe(404);
    expect((await announced(id)).until.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await own())?.news).toMatchObject([{ id, hiddenReason: 'This is an ad.' }]);
    expect((await act('hide', { reason: 'Again.' })).body.error).toBe('ALREADY_DECIDED');
    await act('restore');
    expect(await shown()).toEqual(['Buy this now!']);
    const mails = await test.db
      .getRepository(Mail)
      .find({ where: { aboutId: id, aboutResource: 'farm-news' } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['news-hidden', rosa.user.email],
      ['news-restored', rosa.user.email],
    ]);
  });

  it('can make staff stop the news of a farm, until they let it post again', async () => {
    const { id } = (await post()).body;
    const before = farm.updatedAt;
    const act = (action: string, body: object = {}) =>
      staff.post(`/api/admin/farm-news/${id}/${action}`, body);
    expect((await act('stop-farm', { reason: 'Too many ads.' })).status).toBe(200);
    expect((await post()).body.error).toBe('NEWS_STOPPED');
    expect(await own()).toMatchObject({ refused: 'stopped', stoppedReason: 'Too many ads.', left: 0 });
    expect(await shown()).toHaveLength(1);
    await act('resume-farm');
    expect((await post()).status).toBe(201);
    const rows = await test.db.query<{ updated_at: Date }[]>('SELECT updated_at FROM farms WHERE id = $1', [
      farm.id,
    ]);
    expect(rows[0]?.updated_at).toEqual(before);
  });
});
