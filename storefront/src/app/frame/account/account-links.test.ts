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
  it('begins with the dashboard of their role', () => {
    const of = (role: 'admin' | 'farmer' | 'user' | 'vendor') =>
      personLinks({ role }, false).map(({ to }) => to);
    expect(of('farmer')).toEqual(['/farmer-dashboard', '/orders', '/saved', '/account']);
    expect(of('vendor')).toEqual(['/vendor/dashboard', '/orders', '/saved', '/account']);
    expect(of('admin')).toEqual(['/admin', '/orders', '/saved', '/account']);
    expect(of('user')).toEqual(['/orders', '/saved', '/account']);
  });

  it('leads to their markets those who run one', () => {
    const to = personLinks({ role: 'user' }, true).map((link) => link.to);
    expect(to).toEqual(['/markets/manage', '/orders', '/saved', '/account']);
  });

  it('leads to their business those who work for one, and to the packing those who only pack', () => {
    const business = (role: 'owner' | 'packer') => ({
      ...{ id: 1, name: 'Green Acres', role, isCurrent: true, hasShop: false },
      capabilities: [...ROLE_CAPABILITIES[role]],
    });
    const to = (role: 'owner' | 'packer') =>
      personLinks({ role: 'farmer' }, false, [business(role)]).map((link) => link.to);
    expect(to('owner')).toEqual(['/farmer-dashboard', '/business', '/orders', '/saved', '/account']);
    expect(to('packer')).toEqual(['/vendor/packing', '/business', '/orders', '/saved', '/account']);
  });

  it('leads to the shop of the business once, and not those who only pack', () => {
    const shopLinks = (role: 'farmer' | 'vendor' | 'user', work: 'owner' | 'packer', hasShop = true) => {
      const capabilities = [...ROLE_CAPABILITIES[work]];
      const business = { id: 1, name: 'Green Acres', role: work, capabilities, isCurrent: true, hasShop };
      return personLinks({ role }, false, [business]).filter(({ label }) => label === 'Your shop');
    };
    const shop = [{ label: 'Your shop', to: '/vendor/dashboard' }];
    expect(shopLinks('farmer', 'owner')).toEqual(shop);
    expect(shopLinks('vendor', 'owner')).toEqual(shop);
    expect(shopLinks('farmer', 'owner', false)).toEqual([]);
    expect(shopLinks('user', 'packer')).toEqual([]);
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
    ];
    expect(own.every(needsSession)).toBe(true);
    expect(
      ['/', '/orders/7', '/listings/7', '/farms/7', '/farmer-dashboard', '/contact'].some(needsSession),
    ).toBe(false);
  });
});
