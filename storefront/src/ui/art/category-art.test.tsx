import { LISTING_CATEGORIES } from '@farmgate/backend/contract/directory/categories';
import { describe, expect, it } from '@jest/globals';
import { existsSync, statSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { CategoryArt, categoryPicture } from './category-art';
import { CATEGORY_VARIANTS } from './drawn';
import { CATEGORY_GROUNDS } from './palette';

const drawing = (file: string) => new URL(`../../../public${file.split('?')[0] ?? ''}`, import.meta.url);

describe('the drawn picture of a listing', () => {
  it('exists for each category, in at least two variants, each light enough for a grid of them', () => {
    expect(Object.keys(CATEGORY_VARIANTS).sort()).toEqual([...LISTING_CATEGORIES].sort());
    expect(Object.keys(CATEGORY_GROUNDS).sort()).toEqual([...LISTING_CATEGORIES].sort());
    for (const category of LISTING_CATEGORIES) {
      const count = CATEGORY_VARIANTS[category];
      expect(count).toBeGreaterThanOrEqual(2);
      for (let id = 0; id < count; id++) {
        const file = drawing(categoryPicture(category, id).file);
        expect(existsSync(file)).toBe(true);
        expect(statSync(file).size).toBeLessThan(8_200);
      }
    }
  });

  it('is the same each time for the same record', () => {
    expect(categoryPicture('eggs', 4711)).toEqual(categoryPicture('eggs', 4711));
    expect(categoryPicture('eggs', 'b7e1')).toEqual(categoryPicture('eggs', 'b7e1'));
  });

  it('differs between records entered one after the other', () => {
    const [first, second, third] = [30, 31, 32].map((id) => categoryPicture('honey', id).file);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('shows what the name says', () => {
    for (const id of [1, 2, 3]) {
      expect(categoryPicture('fruits', id, 'Strawberries').file).toMatch(/^\/art\/fruits-2\.svg/);
      expect(categoryPicture('vegetables', id, 'Storage carrots').file).toMatch(
        /^\/art\/(?:carrots|vegetables-2)\.svg/,
      );
    }
  });

  it('is that of other things for a category that nobody drew', () => {
    expect(categoryPicture('hats', 1).file).toMatch(/^\/art\/other-/);
    expect(categoryPicture('constructor', 1).file).toMatch(/^\/art\/other-/);
  });

  it('is hidden from screen readers, and waits until it is scrolled near', () => {
    const html = renderToStaticMarkup(<CategoryArt category="dairy" seed={5} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('loading="lazy"');
  });
});
