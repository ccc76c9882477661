import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { HandoverSiteView } from '@farmgate/backend/contract/marketplace/pickup/handover';
import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { textOf } from '../../../test/render-at';
import { PublicConfigContext } from '../../lib/page/public-config';
import { HandoverPlace } from './handover-place';
import type { VendorOrder } from './order-rules';

const IMAGE = '/media/aaaaaaaaaaaaaaaaaaaaaa/800.jpg';
const vendor = { id: 1, businessName: 'Blue Hill', city: 'Fort Myers', state: 'FL', pickupNote: null };
const site = {
  ...{ id: 4, kind: 'farm' as const, placeId: null, name: 'The stand', address: '12 Dike Road' },
  ...{ city: 'Fort Myers', state: 'FL', zipCode: '33901', latitude: 26.6, longitude: -81.8 },
  ...{ host: null, instructions: 'Ring the bell.', accessNote: null, imageUrl: IMAGE },
};
const when = {
  ...{ date: '2026-12-05', startsAt: '2026-12-05T14:00:00Z', endsAt: '2026-12-05T17:00:00Z' },
  ...{ timeZone: 'America/New_York', ordersCloseAt: '2026-12-04T14:00:00Z', address: null, reason: null },
  status: 'open' as const,
};
const vendorOrder = { id: 3, vendor, items: [] } as unknown as VendorOrder;
const order = { orderNumber: 'FG-9', shippingMethod: 'pickup', paymentStatus: 'paid' } as OrderView;

const shown = (at: Partial<HandoverSiteView> = {}, on: { address?: string } = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PublicConfigContext.Provider value={{ mapStyleUrl: null } as PublicConfig}>
        <MemoryRouter>
          <HandoverPlace
            order={order}
            vendorOrder={vendorOrder}
            handover={{
              ...{ windowId: 1, when: { ...when, ...on }, site: { ...site, ...at } },
              ...{ zone: null, collector: null },
            }}
          />
        </MemoryRouter>
      </PublicConfigContext.Provider>
    </QueryClientProvider>,
  );

describe('where an order is picked up', () => {
  it('begins with the day, the hours and the way there', () => {
    const text = textOf(shown());
    expect(text).toMatch(
      /^ ?Pick up Saturday, December 5, 9 AM to noon Blue Hill The stand 12 Dike Road, Fort Myers, FL 33901/,
    );
    expect(text).toMatch(/Directions to The stand .*Add to calendar/);
  });

  it('shows the photo of the place, which takes no room anew once it arrives', () => {
    const [photo] = /<img[^>]*>/.exec(shown()) ?? [];
    expect(photo).toContain(IMAGE);
    for (const part of ['alt="Photo of The stand"', 'width="800"', 'height="600"', 'loading="lazy"'])
      expect(photo).toContain(part);
  });

  it('has a map only where more than the ZIP code is known', () => {
    expect(shown({ kind: 'market' })).toContain('Map with The stand');
    expect(shown()).not.toContain('Map with');
  });

  it('shows neither photo nor map of a place where it is not this time, or whose street is not told yet', () => {
    expect(shown({ kind: 'market' }, { address: '9 Barn Road' })).not.toMatch(/<img|Map with/);
    const untold = shown({ kind: 'market', address: null, imageUrl: null });
    expect(untold).not.toMatch(/<img|Map with/);
    expect(untold).toContain('You’ll see the street and phone number here once you pay.');
  });
});
