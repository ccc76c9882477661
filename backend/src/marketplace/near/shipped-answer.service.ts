import { Injectable } from '@nestjs/common';
import { CHECKOUT_STATES_KEY, checkoutStatesOf } from '../../contract/marketplace/checkout-states.js';
import { SHELF_ROW, SHELF_ROWS } from '../../contract/marketplace/shelves.js';
import { paths } from '../../contract/shared/site-paths.js';
import { STATE_NAMES } from '../../contract/shared/states.js';
import type { CountedPage, SearchAnswer } from '../../contract/site/search-overview.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import type { Intents } from '../../platform/search/intents.rules.js';
import { LiveSettings } from '../../platform/settings/live-settings.js';
import { Shelves } from '../products/shelves/shelves.service.js';

/** Where the marketplace has what ships to the state of the visitor. */
const SHELF = `${paths.marketplace()}#ships`;

/** @returns "FL" of "Florida" or "fl" */
const stateIn = (words: string): string | undefined =>
  Object.entries(STATE_NAMES).find((names) =>
    names.some((name) => name.toLowerCase() === words.toLowerCase()),
  )?.[0];

/** Answers "ships" by the marketplace: what it sends to the visitor's state, or foods that are asked for. */
@Injectable()
export class ShippedAnswer {
  constructor(
    private readonly settings: LiveSettings,
    private readonly shelves: Shelves,
  ) {}

  /** @param shop what the marketplace has of the words @returns null where it has none of it */
  async to({ words }: Intents, near: ZipCode | null, shop: CountedPage): Promise<SearchAnswer | null> {
    const state = stateIn(words);
    if (words !== '' && state === undefined) {
      const text = `${words.charAt(0).toUpperCase()}${words.slice(1)} in the marketplace`;
      return shop.count === 0 ? null : { text, ...shop, places: [] };
    }
    const to = state ?? near?.state;
    const text = `Products that ship to ${to === undefined ? 'you' : (STATE_NAMES[to] ?? to)}`;
    if (!near || to !== near.state)
      return { text, path: paths.marketplace(), count: null, isMore: false, places: [] };
    const { open } = checkoutStatesOf(await this.settings.current(CHECKOUT_STATES_KEY, new Date()));
    const { shipped } = await this.shelves.at(near.zipCode);
    if (!open.some((code) => code === to) || shipped.length === 0) return null;
    const isMore = shipped.length === SHELF_ROWS * SHELF_ROW;
    return { text, path: SHELF, count: shipped.length, isMore, places: [] };
  }
}
