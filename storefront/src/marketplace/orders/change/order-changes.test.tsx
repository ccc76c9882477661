import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from '../../../../test/render-at';
import type { VendorOrder } from '../order-rules';
import { OrderChanges } from './order-changes';

const saturday = {
  ...{ startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T17:00:00Z' },
  ...{ timeZone: 'America/New_York', place: 'The stand' },
};
const tuesday = { ...saturday, startsAt: '2026-12-01T14:00:00Z', endsAt: '2026-12-01T17:00:00Z' };
const moved = { kind: 'day', from: saturday, to: tuesday } as const;
const fewer = { kind: 'items' as const, items: [{ name: 'Kale', quantity: 2 }] };
const CHANGES: NonNullable<VendorOrder['changes']> = [
  { change: fewer, actor: 'buyer', note: null, at: '2026-11-24T15:00:00Z' },
  { change: moved, actor: 'vendor', note: 'Storm', at: '2026-11-25T15:00:00Z' },
];
const MOVE = 'It was Saturday, November 28, 9 AM to noon. Now it’s Tuesday, December 1, 9 AM to noon.';

describe('what was changed of an order', () => {
  const order = { firstName: 'Ann', lastName: 'Field' } as OrderView;
  const shown = (changes?: VendorOrder['changes']) =>
    textOf(
      renderToStaticMarkup(
        <OrderChanges
          vendorOrder={{ id: 1, vendor: { businessName: 'Blue Hill' }, changes } as VendorOrder}
          order={order}
        />,
      ),
    );

  it('is on its page with who did it, and nothing where nothing was', () => {
    expect(shown()).toBe('');
    expect(shown(CHANGES)).toMatch(/Items taken out by Ann Field on Nov 24, 2026 2 × Kale/);
    expect(shown(CHANGES)).toContain(`Day changed by Blue Hill on Nov 25, 2026 ${MOVE} Storm`);
  });
});
