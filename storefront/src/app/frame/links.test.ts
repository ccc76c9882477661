import { describe, expect, it } from '@jest/globals';
import { FOOTER_CATEGORIES, FOOTER_PAGES, HEADER_LINKS, POPULAR_SEARCHES, isCurrent } from './links';

const addresses = (links: readonly { to: string }[]) => links.map(({ to }) => to);

describe("the frame's links", () => {
  it('are those of the specification', () => {
    expect(addresses(HEADER_LINKS)).toEqual(
      expect.arrayContaining(['/', '/blog', '/faq', '/contact', '/#about']),
    );
    expect(addresses(FOOTER_PAGES)).toEqual([
      '/',
      '/browse',
      '/farmers-markets',
      '/this-saturday',
      '/csa',
      '/u-pick',
      '/in-season',
      '/guides',
      '/blog',
      '/post',
      '/#about',
      '/contact',
      '/faq',
      '/sitemap',
    ]);
    expect(FOOTER_CATEGORIES).toContainEqual({ label: 'Farm Fresh Eggs', to: '/browse?category=dairy' });
    expect(POPULAR_SEARCHES).toHaveLength(8);
    expect(addresses(POPULAR_SEARCHES).every((address) => address.split('?')[0] === '/browse')).toBe(true);
  });

  it('are marked on every address of their page', () => {
    const marked = (pathname: string) =>
      HEADER_LINKS.filter((link) => isCurrent(link, pathname)).map(({ label }) => label);
    expect(marked('/')).toEqual(['Home']);
    expect(marked('/products')).toEqual(['Browse Listings']);
    expect(marked('/vendors')).toEqual(['Farmers Markets']);
    expect(marked('/vendors/7')).toEqual([]);
  });
});
