import type { EntityManager } from 'typeorm';
import type { FieldState } from '../../contract/directory/field-states.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { cropKey, endOfDay } from '../field-status/field-status.rules.js';
import { Farm } from '../tables/farm.entity.js';
import { FieldStatus } from '../tables/field-status.entity.js';

/** What is picked in most of the country, by quarters of the year from December on. */
const CROPS = [
  ['Oranges', 'Kale', 'Carrots'],
  ['Strawberries', 'Asparagus', 'Lettuce'],
  ['Blueberries', 'Peaches', 'Sweet corn'],
  ['Apples', 'Pumpkins', 'Raspberries'],
] as const;
const SAID: readonly { state: FieldState; note: string | null }[] = [
  { state: 'good', note: 'Best picking is at the far end. Bring your own boxes.' },
  { state: 'limited', note: 'A few rows are left. Come early.' },
  { state: 'picked_out', note: 'More will be ripe in a few days.' },
  { state: 'open', note: null },
];
/** One in so many u-pick farms says something. */
const ONE_IN = 3;
const DAYS = 6;

export async function writeFieldStatuses(tx: EntityManager, now: Date): Promise<void> {
  const farms = await tx.find(Farm, {
    select: { id: true, timeZone: true },
    where: { kind: 'u_pick', isDemonstration: true },
    order: { id: 'ASC' },
  });
  const crops = CROPS[Math.floor(((now.getUTCMonth() + 1) % 12) / 3)] ?? CROPS[1];
  const said = farms
    .filter((_farm, index) => index % ONE_IN === 0)
    .flatMap(({ id, timeZone }, index) => {
      const first = SAID[index % SAID.length] ?? SAID[0];
      const crop = crops[index % crops.length] ?? crops[0];
      const until = new Date(endOfDay(now, timeZone ?? HOUSE_ZONE).getTime() + DAYS * DAY_MS);
      return [
        { farmId: id, crop, cropKey: cropKey(crop), ...first, saidAt: now, until, channel: 'site' as const },
      ];
    });
  if (said.length > 0) await tx.insert(FieldStatus, said);
}
