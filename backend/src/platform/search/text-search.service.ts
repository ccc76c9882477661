import { Injectable } from '@nestjs/common';
import { goodsAsked } from './intents.rules.js';
import { askedFood, onlyGroup, type ReadSearch, readSearch } from './read-search.rules.js';
import { type RankedQuery, searchQueries } from './search-query.rules.js';
import { Spelling } from './spelling/spelling.service.js';

export interface Understood {
  /** Searched for instead, as the text itself found nothing. */
  corrected: string | null;
  /** What may have been meant; nothing of it is shown. */
  suggested: string | null;
  /** Nothing has all of the words: what has most of them is shown. */
  isMost: boolean;
  /** The food asked for where nothing is called so. */
  missing: string | null;
}

export const UNDERSTOOD_AS_TYPED: Understood = {
  corrected: null,
  suggested: null,
  isMost: false,
  missing: null,
};

export interface TextFound {
  total: number;
  /** More than that it mentions it. */
  isCalledSo: boolean;
}

type Find<Found extends TextFound> = (query: RankedQuery) => Promise<Found>;
type Answer<Found> = { found: Found } & Understood;

/** All words before most of them. A food that is known is never taken for another one. */
@Injectable()
export class TextSearch {
  constructor(private readonly spelling: Spelling) {}

  /** @param find tried with ever wider queries @returns null for nothing but words like "the" */
  async search<Found extends TextFound>(
    text: string,
    find: Find<Found>,
    isName: (text: string) => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<Answer<Found> | null> {
    const search = readSearch(text);
    if (search.groups.length === 0) return null;
    const found = await find(searchQueries(search));
    const goods = goodsAsked(text);
    if (found.total > 0) {
      if (found.isCalledSo || !goods) return called(search, found);
      // "Farm fresh eggs" are eggs before they are what mentions all of that.
      const ofGoods = await this.search(goods, find, isName);
      return ofGoods?.found.isCalledSo ? ofGoods : called(search, found);
    }
    // "Strawberries u pick" are strawberries to a list of goods, and "open today" is none of them.
    if (goods === '') return { ...UNDERSTOOD_AS_TYPED, found };
    if (goods !== null) return (await this.search(goods, find, isName)) ?? { ...UNDERSTOOD_AS_TYPED, found };
    if (await isName(text)) return { ...UNDERSTOOD_AS_TYPED, found };
    const corrected = await this.spelling.correct(text, search);
    const again = corrected === null ? null : readSearch(corrected);
    if (corrected !== null && again) {
      const mended = await find(searchQueries(again));
      if (mended.total > 0) return { ...called(again, mended), corrected };
    }
    const most = await firstOf(search, find);
    if (most) return { ...UNDERSTOOD_AS_TYPED, found: most, isMost: true };
    const mendedMost = again && (await firstOf(again, find));
    if (mendedMost) return { ...UNDERSTOOD_AS_TYPED, found: mendedMost, isMost: true, corrected };
    const food = askedFood(again ?? search);
    const suggested = food && onlyGroup(search).length === 1 ? await this.spelling.suggest(text) : null;
    return { ...UNDERSTOOD_AS_TYPED, found, missing: food?.name ?? null, suggested };
  }
}

const called = <Found extends TextFound>(search: ReadSearch, found: Found): Answer<Found> => ({
  ...UNDERSTOOD_AS_TYPED,
  found,
  missing: found.isCalledSo ? null : (askedFood(search)?.name ?? null),
});

async function firstOf<Found extends TextFound>(
  search: ReadSearch,
  find: Find<Found>,
): Promise<Found | null> {
  for (const query of searchQueries(search).most) {
    const found = await find(query);
    if (found.total > 0) return found;
  }
  return null;
}
