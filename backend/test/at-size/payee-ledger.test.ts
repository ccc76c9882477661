import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { closePayees, expectMoneyToAddUp, openPayees } from '../support/scenes/payee-scene.js';

beforeAll(openPayees);
afterAll(closePayees);

describe("a vendor's money", () => {
  it(
    'adds up after each sale, refund, dispute, payout and hand-over, and whatever becomes of their account',
    () => expectMoneyToAddUp(8, 14),
    300_000,
  );
});
