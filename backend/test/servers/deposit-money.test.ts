import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import type { DepositTerms } from '../../src/contract/marketplace/deposits/deposit.js';
import { ProductVariant } from '../../src/marketplace/tables/product-variant.entity.js';
import { callsTo } from '../support/http/http-client.js';
import { makeProduct } from '../support/make/make.js';
import { type DepositLife, depositLife, liveWithDeposit } from '../support/scenes/deposits/deposit-steps.js';
import { weighedScene } from '../support/scenes/weighed-scene.js';
import { serve } from '../support/servers/serve.js';

const scene = weighedScene();

/** Lets every other call go to a second server, until it is called. */
async function withSecondServer(): Promise<() => Promise<void>> {
  const { test, stripe } = scene;
  const other = await serve(test.databaseUrl, { JOBS: 'on', LOG_LEVEL: 'fatal', ...stripe.env });
  const both = [callsTo(test.url), callsTo(other.url)] as const;
  let count = 0;
  const next = () => both[(count += 1) % 2 === 0 ? 0 : 1];
  test.get = (...call) => next().get(...call);
  test.post = (...call) => next().post(...call);
  test.put = (...call) => next().put(...call);
  return () => other.stop();
}

describe('the money of an order with a deposit', () => {
  it('adds up to the cent on two servers, whatever happens to an order', async () => {
    const stop = await withSecondServer();
    try {
      await fc.assert(
        fc.asyncProperty(depositLife, (life) => live(life)),
        { numRuns: 25, endOnFailure: true },
      );
    } finally {
      await stop();
    }
  }, 300_000);
});

async function live(life: DepositLife): Promise<void> {
  const { terms, isWeighed } = life;
  const deposit: DepositTerms = { ...terms, balanceOn: isWeighed ? null : '2099-01-01' };
  const { db } = scene.test;
  const hog = await makeProduct(db, {
    ...{ vendorId: scene.vendor.id, name: 'Half a hog', price: 45_037, inventory: 50, deposit },
  });
  const option = isWeighed
    ? await db.getRepository(ProductVariant).save({
        ...{ productId: hog.id, name: 'Whole', position: 0, price: 650, inventory: 50 },
        ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
      })
    : null;
  const { id: chardId } = await makeProduct(db, {
    ...{ vendorId: scene.vendor.id, name: 'Chard', price: 333, inventory: 50 },
  });
  await liveWithDeposit(scene, life, { hogId: hog.id, optionId: option?.id, chardId });
}
