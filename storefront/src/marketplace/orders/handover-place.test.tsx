import type { HandoverSiteView } from '@farmgate/backend/contract/marketplace/pickup/handover';
import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PublicConfigContext } from '../../lib/page/public-config';
import { HandoverPlace } from './handover-place';

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

const shown = (at: Partial<HandoverSiteView> = {}, on: { address?: string } = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PublicConfigContext.Provider value={{ mapStyleUrl: null } as PublicConfig}>
        <MemoryRouter>
          <HandoverPlace
            vendor={vendor}
            handover={{
              ...{ windowId: 1, when: { ...when, ...on }, site: { ...site, ...at } },
              ...{ zone: null, collector: null },
            }}
            isPickup
            orderNumber="FG-9"
          />
        </MemoryRouter>
      </PublicConfigContext.Provider>
    </QueryClientProvider>,
  );

describe('where an order is picked up', () => {
  it('shows the photo of the place, which takes no room anew once it arrives, and a map', () => {
    const html = shown();
    const [photo] = /<img[^>]*>/.exec(html) ?? [];
    expect(photo).toContain(IMAGE);
    for (const part of ['alt="Photo of The stand"', 'width="800"', 'height="600"', 'loading="lazy"'])
      expect(photo).toContain(part);
    expect(html).toContain('Get directions');
    expect(html).toContain('The pin is at the center of ZIP code 33901.');
  });

  it('has no photo where there is none, and says nothing of a center where the market is known', () => {
    const html = shown({ imageUrl: null, kind: 'market' });
    expect(html).not.toContain('<img');
    expect(html).toContain('Map with The stand');
    expect(html).not.toContain('The pin is at the center');
  });

  it('shows neither photo nor map of a place where it is not this time, or whose street is not told yet', () => {
    expect(shown({}, { address: '9 Barn Road' })).not.toMatch(/<img|Map with/);
    expect(shown({ address: null, imageUrl: null })).not.toMatch(/<img|Map with/);
  });
});
