import { expect, type Page } from '@playwright/test';
import { query } from '../rows/database';

/** A place where a vendor hands over. */
export const BARN = {
  ...{ kind: 'farm', name: 'The red barn', address: '1 Main Street', city: 'Fort Myers', state: 'FL' },
  ...{ zipCode: '33901', instructions: 'Ring the bell.', accessNote: 'A ramp is at the left.' },
};
/** A pickup there every day. */
export const EVERY_DAY = {
  ...{ kind: 'weekly', weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '09:00', closes: '12:00', capacity: 20 },
  ...{ opensDaysBefore: 30, cutoff: { kind: 'hours', hours: 12 } },
};

export interface PickupDay {
  id: number;
  date: string;
  startsAt: string;
}

/**
 * Gives the signed-in vendor a place with a pickup every day.
 * @returns the days that still take orders, the soonest first
 */
export async function addPickups(page: Page, schedule: object = {}, site: object = {}): Promise<PickupDay[]> {
  const added = await page.request.post('/api/vendor/pickups/sites', { data: { ...BARN, ...site } });
  expect(added.ok(), await added.text()).toBe(true);
  const { id } = (await added.json()) as { id: number };
  const data = { ...EVERY_DAY, ...schedule };
  const made = await page.request.post(`/api/vendor/pickups/sites/${id}/schedules`, { data });
  expect(made.ok(), await made.text()).toBe(true);
  const list = await page.request.get('/api/vendor/pickups/windows?days=14');
  const days = (await list.json()) as (PickupDay & { ordersCloseAt: string })[];
  return days.filter(({ ordersCloseAt }) => Date.parse(ordersCloseAt) > Date.now() + 60_000);
}

/** Where the vendor delivers. */
export const TOWN = {
  ...{ name: 'Town', zipCodes: '33901, 33904', fee: 5, freeFrom: 60, minimum: null },
  note: 'Please put out a cooler.',
};

/** Fills the soonest pickup of a vendor that can still be ordered for. */
export const fillFirstPickup = (vendorId: number) =>
  query(
    `UPDATE pickup_windows SET taken = capacity WHERE id = (SELECT id FROM pickup_windows
       WHERE vendor_id = $1 AND orders_close_at > now() ORDER BY starts_at, id LIMIT 1) RETURNING id`,
    [vendorId],
  );
