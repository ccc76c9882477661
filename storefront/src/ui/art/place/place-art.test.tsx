import { PLACE_KINDS } from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPES } from '@farmgate/backend/contract/directory/product-types';
import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLACE_VARIANTS } from '../drawn';
import { PlaceArt, PlaceRow } from './place-art';
import type { DrawnPlace } from './place-drawings';

const fileIn = (html: string) => /\/art\/([a-z0-9-]+)\.svg/.exec(html)?.[1] ?? 'missing';
const drawn = (place: DrawnPlace) => fileIn(renderToStaticMarkup(<PlaceArt place={place} />));
const exists = (file: string) => existsSync(new URL(`../../../../public/art/${file}.svg`, import.meta.url));

describe('the picture of a place', () => {
  it('shows what it sells', () => {
    expect(drawn({ id: 'place-1', kind: 'farm_stand', productTypes: ['Eggs'] })).toMatch(/^eggs-\d$/);
    expect(drawn({ id: 'place-1', kind: 'farm_stand', productTypes: ['Tofu', 'Mushrooms'] })).toBe(
      'mushrooms',
    );
    for (const type of PRODUCT_TYPES)
      expect([type, exists(drawn({ id: 7, productTypes: [type] }))]).toEqual([type, true]);
  });

  it('shows its kind where nobody knows what it sells', () => {
    expect(Object.keys(PLACE_VARIANTS).sort()).toEqual([...PLACE_KINDS].sort());
    for (const kind of PLACE_KINDS)
      for (let id = 0; id < PLACE_VARIANTS[kind]; id++) {
        const file = drawn({ id, kind, productTypes: ['Tofu'] });
        expect(file).toBe(`place-${kind.replaceAll('_', '-')}-${id + 1}`);
        expect(exists(file)).toBe(true);
      }
    expect(drawn({ id: 1, kind: null })).toMatch(/^place-on-farm-market-/);
  });

  it('differs from its neighbors in a row of cards, and stays when the list grows', () => {
    const places = Array.from({ length: 9 }, (_, index) => ({
      id: `place-${index}`,
      kind: 'farmers_market',
      productTypes: index % 3 === 0 ? ['Honey'] : ['Honey', 'Eggs'],
    }));
    const row = (shown: typeof places) => {
      const html = renderToStaticMarkup(
        <PlaceRow places={shown}>
          {shown.map((place) => (
            <PlaceArt key={place.id} place={place} />
          ))}
        </PlaceRow>,
      );
      return [...html.matchAll(/\/art\/([a-z0-9-]+)\.svg/g)].map(([, file]) => file);
    };
    const files = row(places);
    expect(files).toHaveLength(9);
    for (let index = 0; index + 4 <= files.length; index++)
      expect(new Set(files.slice(index, index + 4)).size).toBe(4);
    expect(row(places.slice(0, 5))).toEqual(files.slice(0, 5));
  });
});
