import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull } from 'typeorm';
import type { FarmView } from '../../src/contract/directory/farms.js';
import { FieldStatus } from '../../src/directory/tables/field-status.entity.js';
import { ALWAYS_OPEN } from '../support/make/make.js';
import { TextScene } from '../support/scenes/text-scene.js';

const scene = new TextScene();
beforeAll(() => scene.start());
afterAll(() => scene.stop());
beforeEach(() => scene.begin());
afterEach(() => scene.end());

const table = <Row extends object>(of: new () => Row) => scene.test.db.getRepository(of);

describe('a text', () => {
  it('opens again what it has closed, with the hours of the day', async () => {
    await scene.verified();
    const farm = await scene.farm({ timeZone: 'America/New_York', seasons: ALWAYS_OPEN });
    const shown = async () => (await scene.test.get<FarmView>(`/api/farms/${farm.id}`)).body.openSummary;
    await scene.said('CLOSED TODAY');
    expect(await shown()).toBe('Closed today');
    expect(await scene.said('STRAWBERRIES GOOD')).toBe(
      "Done. Sunny Acres: strawberries good picking. Reply NO within 10 minutes to undo. Shoppers still see that you're closed. Text OPEN to change that.",
    );
    expect(await scene.said('NO')).toBe('Undone: Sunny Acres: strawberries good picking.');
    expect(await scene.said('ABIERTO HOY')).toMatch(/^Listo\. Sunny Acres: abierto\./);
    expect(await shown()).toBe('Open until midnight');
    expect(await scene.said('FIGS GOOD')).toMatch(/to undo\.$/);
    await scene.said('NO');
    await scene.said('NO');
    expect(await shown()).toBe('Closed today');
    const live = await table(FieldStatus).findOneBy({ farmId: farm.id, endedAt: IsNull() });
    expect(live).toMatchObject({ crop: null, state: 'closed' });
    // What opens it says so, whatever else is in that text.
    expect(await scene.said('FIGS GOOD, OPEN')).toMatch(/to undo\.$/);
  });

  it('undoes no field of which something was said since', async () => {
    await scene.verified();
    const farm = await scene.farm();
    await scene.said('STRAWBERRIES PICKED OUT');
    const tap = { crop: 'Strawberries', state: 'limited', key: 'on-the-screen' };
    await scene.rosa.post('/api/field-status', { subject: `farm-${farm.id}`, ...tap });
    expect(await scene.said('NO')).toContain('It has changed since.');
    const holds = await table(FieldStatus).findBy({ farmId: farm.id, endedAt: IsNull() });
    expect(holds).toMatchObject([{ state: 'limited' }]);
  });
});
