import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { closeLedger, expectLedgerToAddUp, openLedger } from '../support/scenes/ledger-scene.js';

beforeAll(openLedger);
afterAll(closeLedger);

describe('the ledger', () => {
  it(
    'adds up whatever is bought, paid, cancelled, delivered and paid out',
    () => expectLedgerToAddUp(8, 8),
    120_000,
  );
});
