import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import { Correction } from '../../../src/directory/tables/correction.entity.js';
import { FarmApplication } from '../../../src/directory/tables/farm-application.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'on' });
});
afterAll(() => test.close());

const application = {
  farmerName: 'Rosa Delgado',
  email: 'rosa@farm.example',
  phone: '239-555-0100',
  farmName: 'Delgado Groves',
  farmAddress: '12 Grove Road, LaBelle, FL 33935',
  farmDescription: 'Citrus on forty acres.',
  productsGrown: 'Oranges, grapefruit',
  certifications: '',
  experience: '12 years',
};

describe('POST /api/farm-applications', () => {
  it('keeps an application with status new', async () => {
    const answer = await test.post<{ id: number }>('/api/farm-applications', application);
    expect(answer).toMatchObject({ status: 201, body: { status: 'new' } });
    const kept = await test.db.getRepository(FarmApplication).findOneByOrFail({ id: answer.body.id });
    expect(kept).toMatchObject({ ...application, certifications: null, status: 'new' });
  });

  it('writes to the applicant what is promised, and to the team all that was said', async () => {
    const mails = test.db.getRepository(Mail);
    await mails.delete({ kind: Like('application-%') });
    await test.post('/api/farm-applications', application);
    const [applicant, team] = await mails.find({
      where: { kind: Like('application-%') },
      order: { id: 'ASC' },
    });
    expect(applicant).toMatchObject({ kind: 'application-received', recipient: application.email });
    expect(applicant?.text).toContain('contact you within 2-3 business days');
    expect(team).toMatchObject({ kind: 'application-team', replyTo: application.email });
    for (const value of Object.values(application)) expect(team?.text).toContain(value);
  });

  it.each(Object.keys(application).filter((field) => field !== 'certifications'))(
    'needs %s',
    async (field) => {
      const answer = await test.post('/api/farm-applications', { ...application, [field]: '  ' });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: field }] } });
    },
  );

  it('does not take a status or any other field from outside', async () => {
    const answer = await test.post('/api/farm-applications', { ...application, status: 'approved' });
    expect(answer.status).toBe(400);
  });
});

describe('POST /api/corrections', () => {
  const message = 'The market moved to Fridays.';

  it('keeps what a visitor says about a place or a farm', async () => {
    const place = await makePlace(test.db);
    const farm = await makeFarm(test.db);
    expect((await test.post('/api/corrections', { placeId: `place-${place.id}`, message })).status).toBe(201);
    const email = 'sam@mail.example';
    expect((await test.post('/api/corrections', { placeId: `farm-${farm.id}`, message, email })).status).toBe(
      201,
    );
    expect(await test.db.getRepository(Correction).find({ order: { id: 'ASC' } })).toMatchObject([
      { placeId: place.id, farmId: null, message, email: null, status: 'new' },
      { placeId: null, farmId: farm.id, message, email },
    ]);
  });

  it('says so when the place is not there', async () => {
    expect(await test.post('/api/corrections', { placeId: 'place-999999', message })).toMatchObject({
      status: 404,
      body: { error: 'PLACE_NOT_FOUND' },
    });
  });

  it('slows down who sends too many', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => test.post('/api/corrections', { placeId: 'place-999999', message })),
    );
    const late = answers.filter(({ status }) => status === 429);
    expect(late.length).toBeGreaterThan(0);
    expect(late[0]?.body).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect((await test.get('/api/listings')).status).toBe(200);
  });
});
