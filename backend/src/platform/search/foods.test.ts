import { describe, expect, it } from '@jest/globals';
import { isListingCategory } from '../../contract/directory/categories.js';
import { allFoods, foodKey, foodOf, foodsIn, kindsOf, misspelledFood, namesOf, wordsOf } from './foods.js';

const foods = allFoods();
const keysOf = (names: readonly string[]) => new Set(names.map((name) => foodKey(wordsOf(name))));

describe('the table of foods', () => {
  it('has 300 foods and more, each once', () => {
    expect(foods.length).toBeGreaterThanOrEqual(300);
    expect(new Set(foods.map(({ name }) => name)).size).toBe(foods.length);
  });

  it('names no two foods by one word', () => {
    const owners = new Map<string, string>();
    const shared = foods.flatMap((food) =>
      [...keysOf(namesOf(food))].flatMap((key) => {
        const other = owners.get(key);
        owners.set(key, food.name);
        return other === undefined ? [] : [`${key}: ${other}, ${food.name}`];
      }),
    );
    expect(shared).toEqual([]);
  });

  it('is in small letters, without blanks at the ends or empty values', () => {
    const words = foods.flatMap((food) => [...namesOf(food), ...food.kindOf, ...food.misspelled]);
    expect(words.filter((word) => !/^[\p{Ll}']+(?: [\p{Ll}']+)*$/u.test(word))).toEqual([]);
  });

  it('gives the plural of each as the rules make it', () => {
    expect(foods.filter(({ name, one }) => foodOf(name) !== foodOf(one)).map(({ name }) => name)).toEqual([]);
    expect(foods.filter(({ name, one }) => keysOf([name, one]).size > 1).map(({ name }) => name)).toEqual([]);
  });

  it('names no synonym twice', () => {
    expect(
      foods.filter(({ name, also }) => new Set([name, ...also]).size <= also.length).map(({ name }) => name),
    ).toEqual([]);
  });

  it('knows the category of each', () => {
    expect(foods.filter(({ category }) => !isListingCategory(category))).toEqual([]);
  });

  it('makes each a kind of foods that are in the table, and never of itself', () => {
    const names = new Set(foods.map(({ name }) => name));
    const wrong = foods.filter(({ name, kindOf }) => kindOf.some((w) => w === name || !names.has(w)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('takes no food for the misspelling of another', () => {
    expect(foods.flatMap(({ misspelled }) => misspelled).filter((word) => foodOf(word) !== null)).toEqual([]);
    expect(misspelledFood('Hunny')).toBe('honey');
    expect(misspelledFood('honey')).toBeNull();
  });
});

describe('foodOf', () => {
  it.each([
    ['green onion', 'scallions'],
    ['Spring Onions', 'scallions'],
    ['garbanzos', 'chickpeas'],
    ['chick peas', 'chickpeas'],
    ['rocket', 'arugula'],
    ['courgettes', 'zucchini'],
    ['aubergine', 'eggplant'],
    ['egg plants', 'eggplant'],
    ['sweetcorn', 'sweet corn'],
    ['jalapeno', 'jalapeños'],
    ['brussel sprouts', 'brussels sprouts'],
    ['beet root', 'beets'],
  ])('takes %s for %s', (phrase, name) => expect(foodOf(phrase)?.name).toBe(name));

  it.each(['', 'rockweed farm', 'free range', '😀', 'pine straw'])('knows no food "%s"', (phrase) =>
    expect(foodOf(phrase)).toBeNull(),
  );

  it('keeps foods apart whose names hold one another', () => {
    expect(foodOf('cauliflower')).not.toBe(foodOf('flower'));
    expect(foodOf('pineapple')).not.toBe(foodOf('apple'));
    expect(foodOf('eggplant')).not.toBe(foodOf('egg'));
    expect(foodOf('rockweed')).not.toBe(foodOf('rocket'));
  });
});

describe('foodsIn', () => {
  it('finds the longest names from left to right', () => {
    const found = foodsIn(['fresh', 'sweet', 'corn', 'and', 'free', 'range', 'eggs']);
    expect(found.map(({ food, from, to }) => [food.name, from, to])).toEqual([
      ['sweet corn', 1, 3],
      ['eggs', 6, 7],
    ]);
  });

  it('finds none where none are', () => expect(foodsIn(['harvest', 'moon'])).toEqual([]));
});

it('knows what is a kind of what', () => {
  const berries = foodOf('berries');
  expect(berries && kindsOf(berries).map(({ name }) => name)).toContain('strawberries');
});
