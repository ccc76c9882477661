import { type Page, expect } from '@playwright/test';
import { query } from './database';

interface Site {
  kind?: 'farm' | 'drop_point';
  name: string;
  host?: string;
  instructions?: string;
  accessNote?: string;
}

interface Schedule {
  capacity?: number;
  weekdays?: number[];
  opens?: string;
  closes?: string;
  cutoffHours?: number;
}

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: number };
}

/** The signed-in vendor hands over at a place in Fort Myers, every day from nine to noon. */
export async function setUpPickup(page: Page, site: Site, schedule: Schedule = {}): Promise<void> {
  const { capacity = null, weekdays = [0, 1, 2, 3, 4, 5, 6], cutoffHours = 24, ...hours } = schedule;
  const { id } = await post(page, '/api/vendor/pickups/sites', {
    ...{ kind: 'farm', address: '2250 Chandler Avenue', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
    ...site,
  });
  await post(page, `/api/vendor/pickups/sites/${id}/schedules`, {
    ...{ kind: 'weekly', weekdays, opens: '09:00', closes: '12:00', opensDaysBefore: 21, capacity },
    ...{ cutoff: { kind: 'hours', hours: cutoffHours }, ...hours },
  });
}

/** Fills the soonest pickup of a vendor that can still be ordered for. */
export const fillFirstPickup = (vendorId: number) =>
  query(
    `UPDATE pickup_windows SET taken = capacity WHERE id = (SELECT id FROM pickup_windows
       WHERE vendor_id = $1 AND orders_close_at > now() ORDER BY starts_at, id LIMIT 1) RETURNING id`,
    [vendorId],
  );
