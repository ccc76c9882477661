import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from '../../../../test/render-at';
import { OrderTimeline } from './order-timeline';

const saturday = {
  ...{ startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T17:00:00Z' },
  ...{ timeZone: 'America/New_York', place: 'The stand' },
};
const tuesday = { ...saturday, startsAt: '2026-12-01T14:00:00Z', endsAt: '2026-12-01T17:00:00Z' };
const moved = { kind: 'day', from: saturday, to: tuesday } as const;
const fewer = { kind: 'items' as const, items: [{ name: 'Kale', quantity: 2 }] };
const ana = { name: 'Ana Hill', role: 'manager' } as const;
const CHANGES: NonNullable<VendorOrderView['changes']> = [
  { change: fewer, actor: 'buyer', by: null, note: null, at: '2026-11-24T15:00:00Z' },
  { change: moved, actor: 'vendor', by: ana, note: 'Storm', at: '2026-11-25T15:00:00Z' },
];
const MOVE = 'It was Saturday, November 28, 9 AM to noon. Now it’s Tuesday, December 1, 9 AM to noon.';

describe('the steps of an order, as its vendor sees them', () => {
  it('have what was changed, in the order of time', () => {
    const step = { actor: 'vendor', note: null, by: null } as const;
    const vendorOrder = {
      shippingMethod: 'pickup',
      events: [
        { ...step, status: 'pending', actor: 'buyer', at: '2026-11-24T14:00:00Z' },
        { ...step, status: 'confirmed', at: '2026-11-24T16:00:00Z' },
      ],
      changes: CHANGES,
    } as VendorOrderView;
    const text = textOf(renderToStaticMarkup(<OrderTimeline order={vendorOrder} />));
    expect(text).toMatch(
      /Placed .*Items taken out .*· Customer .*2 × Kale .*Confirmed .*Day changed .*· Ana Hill, manager/,
    );
    expect(text).toContain(`${MOVE} Storm`);
  });
});
