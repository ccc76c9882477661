import { paths } from '../shared/site-paths.js';

/**
 * Free of zod.
 * @param id as in PlaceView: 'place-12', 'farm-7' or 'google-…'
 * @returns the address of its page; undefined where it has none
 */
export function placePath(id: string, name: string): string | undefined {
  const [, kind, number = ''] = /^(place|farm)-(\d+)$/.exec(id) ?? [];
  if (kind === 'farm') return paths.farm(number);
  return kind === 'place' ? paths.place(number, name) : undefined;
}
