import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { weighedScene } from '../support/scenes/weighed-scene.js';
import { lifeOfOrder, live } from '../support/scenes/weighed-steps.js';

const scene = weighedScene();

describe('the money of an order by weight', () => {
  it('is what the ledger says, whatever happens to an order', async () => {
    await fc.assert(
      fc.asyncProperty(lifeOfOrder, (life) => live(scene, life)),
      { numRuns: 40, endOnFailure: true },
    );
  }, 300_000);
});
