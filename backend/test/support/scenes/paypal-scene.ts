import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../http/people.js';
import { makeVendor } from '../make/make.js';
import { PayPalStandIn } from '../stand-ins/paypal-stand-in.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** A server that is paid by a stand-in for PayPal; before each test, a vendor. */
export function paypalScene() {
  const paypal = new PayPalStandIn();
  const scene = { paypal } as { paypal: PayPalStandIn; test: TestApp; seller: Client; vendor: Vendor };
  beforeAll(async () => {
    await paypal.listen();
    // A provider that does not answer is an error in the log, and this one often does not.
    scene.test = await startTestApp({ JOBS: 'on', LOG_LEVEL: 'fatal', ...paypal.env });
  });
  afterAll(async () => {
    await scene.test.close();
    await paypal.close();
  });
  beforeEach(async () => {
    paypal.calm();
    scene.seller = await signedIn(scene.test, { role: 'vendor' });
    scene.vendor = await makeVendor(scene.test.db, { userId: scene.seller.user.id });
  });
  return scene;
}
