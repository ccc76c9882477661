import { describe, expect, it } from '@jest/globals';
import {
  ABOUT_LINKS,
  FOOD_LINKS,
  FOOTER_CATEGORIES,
  FOOTER_PAGES,
  HOME_LINK,
  POPULAR_SEARCHES,
  isCurrent,
} from './links';

const addresses = (links: readonly { to: string }[]) => links.map(({ to }) => to);

describe("the frame's links", () => {
  it('are those of the specification', () => {
    expect(addresses([HOME_LINK, ...ABOUT_LINKS])).toEqual(['/', '/blog', '/faq', '/#about', '/contact']);
    expect(addresses(FOOTER_PAGES)).toEqual([
      '/',
      '/browse',
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
      [HOME_LINK, ...FOOD_LINKS].filter((link) => isCurrent(link, pathname)).map(({ label }) => label);
    expect(marked('/')).toEqual(['Home']);
    expect(marked('/products')).toEqual(['Browse Listings']);
    expect(marked('/vendors')).toEqual(['Farmers Markets']);
    expect(marked('/vendors/7')).toEqual([]);
  });
});
