import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Membership } from '../../src/accounts/businesses/membership.entity.js';
import type { BusinessRole } from '../../src/contract/accounts/business-roles.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { type Client, makeUser, signedIn } from '../support/http/people.js';
import { makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a role that two owners change is changed by the one who saw what it was, and the other is told', async () => {
  const [first, second, packer] = [await signedIn(test), await signedIn(test), await makeUser(test.db)];
  await makeVendor(test.db, { userId: first.user.id });
  const members = test.db.getRepository(Membership);
  const { businessId } = await members.findOneByOrFail({ userId: first.user.id });
  await members.insert([
    { businessId, userId: second.user.id, role: 'owner' },
    { businessId, userId: packer.id, role: 'packer' },
  ]);
  const put = (owner: Client, role: BusinessRole, was?: BusinessRole) =>
    owner.put<ErrorBody>(`/api/businesses/${businessId}/people/${packer.id}`, {
      ...{ role, ...(was && { was: { role: was } }) },
    });
  expect((await put(first, 'bookkeeper', 'packer')).status).toBe(200);
  const late = await put(second, 'manager', 'packer');
  expect([late.status, late.body.error, late.body.issues?.[0]?.path]).toEqual([
    ...[409, 'CHANGED_MEANWHILE', 'role'],
  ]);
  expect((await members.findOneByOrFail({ userId: packer.id })).role).toBe('bookkeeper');
  expect((await put(second, 'bookkeeper', 'packer')).status).toBe(200);
  expect((await put(second, 'packer')).status).toBe(200);
});
