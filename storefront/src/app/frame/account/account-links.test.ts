import { ROLE_CAPABILITIES } from '@farmgate/backend/contract/accounts/business-roles';
import { describe, expect, it } from '@jest/globals';
import { callingName, needsSession, personLinks, visitorLinks } from './account-links';

const addresses = (pathname: string, search = '') => visitorLinks({ pathname, search }).map(({ to }) => to);

describe('the ways in', () => {
  it('lead back to where the visitor is', () => {
    expect(addresses('/')).toEqual(['/login', '/register']);
    expect(addresses('/browse', '?zipCode=33901')).toEqual([
      '/login?returnTo=%2Fbrowse%3FzipCode%3D33901',
      '/register?returnTo=%2Fbrowse%3FzipCode%3D33901',
    ]);
  });

  it('hand on to each other where the visitor came from, never another site', () => {
    expect(addresses('/login', '?returnTo=%2Faccount')[1]).toBe('/register?returnTo=%2Faccount');
    expect(addresses('/register', '?returnTo=https://evil.example')[0]).toBe('/login');
    expect(addresses('/forgot-password')).toEqual(['/login', '/register']);
  });
});

describe('the menu of a signed-in person', () => {
  const DESK = [
    '/farmer-dashboard',
    '/vendor/orders',
    '/vendor/products',
    '/farmer-dashboard/farm',
    '/farmer-dashboard/more',
  ];
  const OWN = ['/orders', '/saved', '/account'];
  const to = (...given: Parameters<typeof personLinks>) => personLinks(...given).map((link) => link.to);

  it('begins with the five places of those who farm or sell', () => {
    expect(to({ role: 'farmer' }, false)).toEqual([...DESK, ...OWN]);
    expect(to({ role: 'vendor' }, false)).toEqual([...DESK, ...OWN]);
    expect(to({ role: 'admin' }, false)).toEqual(['/admin', ...OWN]);
    expect(to({ role: 'user' }, false)).toEqual(OWN);
    const [today] = personLinks({ role: 'farmer' }, false);
    expect(today).toMatchObject({ label: 'Today', note: 'Farmer Dashboard' });
  });

  it('leads to their markets those who run one', () => {
    expect(to({ role: 'user' }, true)).toEqual(['/markets/manage', ...OWN]);
  });

  it('has the desk of a business for those who work there, and the packing for those who only pack', () => {
    const business = (role: 'owner' | 'bookkeeper' | 'packer') => ({
      ...{ id: 1, name: 'Green Acres', role, isCurrent: true, hasShop: false },
      capabilities: [...ROLE_CAPABILITIES[role]],
    });
    expect(to({ role: 'user' }, false, [business('bookkeeper')])).toEqual([...DESK, ...OWN]);
    expect(to({ role: 'farmer' }, false, [business('owner')])).toEqual([...DESK, ...OWN]);
    expect(to({ role: 'farmer' }, false, [business('packer')])).toEqual([
      ...['/vendor/packing', '/business'],
      ...OWN,
    ]);
  });

  it('calls people by their first name, else by their username', () => {
    expect(callingName({ firstName: 'Ada', username: 'ada99' })).toBe('Ada');
    expect(callingName({ firstName: ' ', username: 'ada99' })).toBe('ada99');
    expect(callingName({ firstName: null, username: 'ada99' })).toBe('ada99');
  });
});

describe('logging out', () => {
  it('leaves the pages that are one person’s own, and no others', () => {
    const own = [
      '/account',
      '/orders',
      '/post',
      '/farms/new',
      '/farms/claim',
      '/farms/7/edit',
      '/listings/7/edit',
      '/farmer-dashboard/more',
    ];
    expect(own.every(needsSession)).toBe(true);
    expect(
      ['/', '/orders/7', '/listings/7', '/farms/7', '/farmer-dashboard', '/contact'].some(needsSession),
    ).toBe(false);
  });
});
