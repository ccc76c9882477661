import { LISTING_CATEGORIES } from '@farmgate/backend/contract/directory/categories';
import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { FRESH, MADE } from './subject-words';
import { type ArtCategory, NEUTRAL, fittingDrawings } from './subjects';

const isDrawn = (drawing: string) =>
  existsSync(new URL(`../../../../public/art/${drawing}.svg`, import.meta.url));

describe('the drawings that fit a product', () => {
  it.each<[ArtCategory, string, ...string[]]>([
    ['baked-goods', 'Apple pie', 'baked-goods-2'],
    ['baked-goods', 'Pumpkin bread', 'pan-loaf', 'baked-goods-1'],
    ['baked-goods', 'Apple cider doughnuts', 'cider-doughnuts', 'doughnuts'],
    ['preserves', 'Peach halves in light syrup', 'preserves-1'],
    ['artisan-goods', 'Dried flower wreath', 'wreath'],
    ['other', 'Salmon dog treats', 'dog-treats'],
    ['other', 'Apple wood for smoking', 'firewood'],
    ['other', 'Beef broth', 'broth', 'soup'],
    ['grains', 'Egg noodles', 'noodles'],
    ['other', 'Pork tamales, a dozen', 'tamales'],
    ['other', 'Chocolate-covered cherries', 'candy'],
    ['baked-goods', 'Seeded rye', 'baked-goods-1'],
    ['artisan-goods', 'Goat milk soap', 'soap'],
    ['preserves', 'Strawberry jam', 'preserves-2'],
    ['preserves', 'Peach jam', 'preserves-1'],
    ['preserves', 'Bread-and-butter pickles', 'preserves-3'],
    ['dairy', 'Cultured butter', 'dairy-3'],
    ['dairy', 'Fresh chèvre-style cheese', 'dairy-2'],
    ['honey', 'Orange blossom honey', 'honey-1', 'honey-2'],
    ['honey', 'Comb honey', 'honey-3'],
    ['fruits', 'Strawberries', 'fruits-2'],
    ['fruits', 'Citrus gift box', 'oranges', 'fruits-4'],
    ['vegetables', 'Sauce tomatoes, by the box', 'tomatoes', 'heirloom-tomatoes'],
    ['vegetables', 'Lion\u2019s mane mushrooms', 'oyster-mushrooms', 'mushrooms'],
    ['vegetables', 'Brussels sprouts on the stalk', 'brussels-sprouts'],
    ['herbs', 'Dried red chile pods', 'dried-chiles'],
    ['plants', 'Wheatgrass flat', 'plants-2'],
    ['seeds', 'Chile seed', 'seeds-1', 'seeds-3'],
    ['plants', 'Tomato seedlings', 'plants-3'],
    ['nuts', 'Sunflower seed, in the shell', 'seeds-2'],
    ['poultry', 'Whole chicken with herbs', 'poultry-1'],
    ['meat', 'Leg of lamb', 'meat-3'],
  ])('are in %s, of "%s", %s', (category, name, ...drawings) => {
    expect(fittingDrawings(category, name)).toEqual(drawings);
  });

  it('are those of the whole category, or of a label, where no word is known', () => {
    expect(fittingDrawings('honey', 'Spring harvest')).toEqual(['honey-1', 'honey-2']);
    expect(fittingDrawings('vegetables', 'Wetland taro')).toEqual(NEUTRAL);
    expect(fittingDrawings('other', 'Fishing pass')).toEqual(NEUTRAL);
  });

  it('show no fresh fruit for what is made of it, tastes of it or becomes it', () => {
    for (const [category, name] of [
      ['fruits', 'Frozen sliced peaches'],
      ['fruits', 'Strawberries, freeze dried'],
      ['beverages', 'Peach nectar'],
      ['preserves', 'Peach halves in light syrup'],
      ['plants', 'Bare-root strawberries'],
    ] as const)
      expect(fittingDrawings(category, name).join()).not.toMatch(/fruits-[23]/);
  });

  it('are all there, and no words stand for two of them', () => {
    for (const table of [FRESH, MADE]) {
      const words = Object.values(table).flatMap((phrases) => phrases.split(', '));
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
      expect(
        Object.keys(table)
          .join(' ')
          .split(' ')
          .filter((drawing) => !isDrawn(drawing)),
      ).toEqual([]);
    }
    for (const category of LISTING_CATEGORIES)
      expect(fittingDrawings(category, 'unheard of').filter((drawing) => !isDrawn(drawing))).toEqual([]);
  });
});
