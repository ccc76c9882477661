import { Injectable } from '@nestjs/common';
import { PlaceSearch, type PlaceView } from '../../contract/directory/places.js';
import { DEFAULT_RADIUS_MILES, type RadiusMiles } from '../../contract/shared/limits.js';
import { MOST_NAMED, type NamedResult, type SearchAnswer } from '../../contract/site/search-overview.js';
import { DirectoryPlacesSource } from '../../directory/search/directory-places.source.js';
import {
  type AnswerAsked,
  answerPath,
  answerText,
  isAboutGoods,
  listAsked,
  openWords,
} from '../../directory/search/intents/answer-page.rules.js';
import { filtersOf } from '../../directory/search/intents/search-meant.rules.js';
import { placeSuggestion } from '../../directory/suggestions/directory-suggestions.js';
import { Cities } from '../../platform/geo/cities/cities.service.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { areFoods, type Intents } from '../../platform/search/intents.rules.js';
import { MOST_COUNTED, SharesNear } from './shares-near.service.js';

const NEAR: RadiusMiles = DEFAULT_RADIUS_MILES;
/** Where nothing is nearer. */
const FAR: RadiusMiles = 100;
/** "Salt Lake City UT" has as many. */
const MOST_CITY_WORDS = 4;

interface Way extends Pick<AnswerAsked, 'intents' | 'words'> {
  without?: string;
}

/** All of it, then without the words, then on any day. */
function waysTo(intents: Intents, words: string): Way[] {
  const ways: Way[] = [{ intents, words }];
  if (words !== '') ways.push({ intents, words: '', without: words });
  const { openDay } = intents;
  if (openDay === null) return ways;
  const without = openWords(openDay);
  return [...ways, { intents: { ...intents, openDay: null }, words: '', without }];
}

/** What people can join here has no words of foods, days or features. */
const areSharesAsked = ({ intents: { kind, openDay, features }, words }: Way): boolean =>
  kind === 'csa' && openDay === null && features.length === 0 && words === '';

interface Around {
  center: ZipCode | null;
  /** As it is said: "33901", or the city that was typed. */
  where: string;
  words: string;
  /** It was said. */
  isNamed: boolean;
}

/** Answers what a search asks of places by the first of them and the page that has all. */
@Injectable()
export class SearchAnswers {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly cities: Cities,
    private readonly places: DirectoryPlacesSource,
    private readonly shares: SharesNear,
  ) {}

  /** @param isName the words may be a name, unless they are a city's @returns null for no answer */
  async to(intents: Intents, near: ZipCode | null, isName: boolean): Promise<SearchAnswer | null> {
    const { center, where, words, isNamed } = await this.around(intents, near);
    if (isName && !isNamed) return null;
    const asked = { intents, zipCode: center?.zipCode ?? null, where };
    if (!center) {
      const all = { ...asked, words, radius: NEAR };
      return { text: answerText(all), path: answerPath(all), count: null, isMore: false, places: [] };
    }
    const isOfGoods = isAboutGoods(intents);
    for (const way of isOfGoods ? [{ intents, words }] : waysTo(intents, words)) {
      for (const radius of [NEAR, FAR]) {
        const { items, total, isMore } = await this.find(way.intents, way.words, center, radius);
        const shares = areSharesAsked(way) ? await this.shares.named(center, radius) : [];
        const all = { ...asked, ...way, radius };
        if (total === 0 && shares.length === 0) continue;
        return {
          ...{
            text: answerText(all),
            path: answerPath(all),
            isMore: isMore || shares.length >= MOST_COUNTED,
          },
          count: total === null ? null : total + shares.length,
          ...(way.without !== undefined && { without: way.without }),
          places: isOfGoods ? [] : [...shares, ...items.map(resultOf)].slice(0, MOST_NAMED),
        };
      }
    }
    if (isOfGoods) return null;
    const none = { ...asked, words, radius: FAR };
    return { text: answerText(none), path: answerPath(none), count: 0, isMore: false, places: [] };
  }

  private find(intents: Intents, words: string, { zipCode }: ZipCode, radius: RadiusMiles) {
    const { kind } = intents;
    const search: PlaceSearch = {
      ...PlaceSearch.parse({ zipCode, radius, limit: MOST_NAMED }),
      ...filtersOf(intents),
      kind: kind === null ? [] : [kind],
      search: words || undefined,
    };
    return listAsked(intents) === 'markets' ? this.places.markets(search) : this.places.farms(search);
  }

  /** A city or ZIP code among the words counts before the one that is near. */
  private async around({ place, words, isAllUnderstood }: Intents, near: ZipCode | null): Promise<Around> {
    const here = { center: near, where: near?.zipCode ?? '', words, isNamed: false };
    if (/^\d{5}$/.test(place)) {
      const center = await this.zipCodes.find(place);
      return center ? { center, where: place, words, isNamed: true } : here;
    }
    if (place !== '') return { ...here, ...(await this.city(place)) };
    if (isAllUnderstood) return here;
    const all = words.split(' ');
    for (let from = Math.max(0, all.length - MOST_CITY_WORDS); from < all.length; from += 1) {
      const foods = all.slice(0, from);
      const city = areFoods(foods) ? await this.city(all.slice(from).join(' ')) : null;
      if (city) return { ...city, words: foods.join(' ') };
    }
    return here;
  }

  private async city(name: string): Promise<Omit<Around, 'words'> | null> {
    const [city] = await this.cities.named(name, 1);
    const center = city ? await this.zipCodes.find(city.zipCode) : null;
    return city && center ? { center, where: `${city.name}, ${city.state}`, isNamed: true } : null;
  }
}

function resultOf({ id: key, name, city, state, kind, distanceMiles, openSummary }: PlaceView): NamedResult {
  const [type = '', id = ''] = key.split('-');
  const place = { name, city, state, kind: kind ?? 'farmers_market', id: Number(id) };
  const known = placeSuggestion({ ...place, type: type === 'farm' ? 'farm' : 'place' });
  const detail = openSummary === null ? known.detail : `${known.detail} · ${openSummary}`;
  return { kind: known.kind, label: name, detail, path: known.path, distanceMiles };
}
