import { placePath } from '@farmgate/backend/contract/directory/place-path';
import type { ItemList, ListItem } from 'schema-dts';

/** One thing of a list, and its page here. */
export interface Item {
  name: string;
  path: string;
}

/**
 * @param publicUrl the site's address without a slash at its end
 * @returns a list for search engines, by the pages that tell the rest; nothing where it is empty
 */
export function itemListData(name: string, items: readonly Item[], publicUrl: string): ItemList[] {
  if (items.length === 0) return [];
  const itemListElement = items.map((item, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: publicUrl + item.path,
  }));
  return [{ '@type': 'ItemList', name, numberOfItems: items.length, itemListElement }];
}

/**
 * @param places by their ids 'place-12', 'farm-7' or 'google-…'
 * @returns farms and places with their pages, without results of other services, which must not stand in
 * structured data
 */
export const placeItems = (places: readonly { id: string; name: string }[]): Item[] =>
  places.flatMap(({ id, name }) => {
    const path = placePath(id, name);
    return path === undefined ? [] : [{ name, path }];
  });
