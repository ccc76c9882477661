import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { PickupDayView } from '../../../src/contract/marketplace/pickup/pickup-days.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { signedIn } from '../../support/http/people.js';
import { makePickup } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  // The server may complain of the email that fails.
  test = await startTestApp({ JOBS: 'on', LOG_LEVEL: 'fatal' });
});
afterAll(() => test.close());

it('tells everyone of other hours, also those whose email failed once, and each of them once', async () => {
  const seller = await signedIn(test, { role: 'vendor' });
  const { id: vendorId } = await makeVendor(test.db, { userId: seller.user.id });
  const eggs = await makeProduct(test.db, { vendorId, inventory: 9 });
  const { id: windowId } = await makePickup(test.db, vendorId);
  const emails = ['first@example.com', 'second@example.com', 'third@example.com'];
  for (const email of emails) {
    const { cookie } = await shopper(test, [eggs.id, 1]);
    const form = checkoutForm({ email, shares: [{ vendorId, method: 'pickup', windowId }] });
    const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  }
  const mailsTo = (recipient: string, kind: string) =>
    test.db.getRepository(Mail).countBy({ recipient, kind });
  await eventually(test.db, async () => {
    const told = await Promise.all(emails.map((email) => mailsTo(email, 'order-confirmation')));
    return told.every((count) => count === 1);
  });
  await test.db.query(`CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.kind = 'pickup-day-changed' AND NEW.recipient = '${emails[0]}' THEN RAISE 'No email now.'; END IF;
      RETURN NEW;
    END $$`);
  await test.db.query(
    'CREATE TRIGGER mails_refused BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION refuse_mail()',
  );
  const hours = { startsAt: '15:00', endsAt: '18:30', reason: 'Rain.' };
  const { status } = await seller.put(`/api/vendor/pickup-days/${windowId}`, hours);
  expect(status).toBe(200);
  await eventually(test.db, async () => (await mailsTo(emails[2] ?? '', 'pickup-day-changed')) === 1);
  await test.db.query('DROP FUNCTION refuse_mail CASCADE');
  const isSettled = async () => {
    const { body } = await seller.get<PickupDayView>(`/api/vendor/pickup-days/${windowId}`);
    return body.change?.settledAt != null;
  };
  await eventually(test.db, isSettled, ['pickup-days.changes']);
  const counts = await Promise.all(emails.map((email) => mailsTo(email, 'pickup-day-changed')));
  expect(counts).toEqual([1, 1, 1]);
});
