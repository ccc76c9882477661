import type { FarmListItem } from '@farmgate/backend/contract/directory/farms';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Suggestion } from '@farmgate/backend/contract/site/suggestions';
import { apiQuery, apiQueryOf } from '../../../lib/api/queries';

/** A vendor or a registered farm that can be invited. */
export interface FoundSeller {
  key: string;
  name: string;
  /** What it is, and where. */
  detail: string;
  path: string;
  given: { vendorId: number } | { farmId: number };
}

/** So many farms are asked for. */
const MOST = 12;

/** GET /api/farms: farms by words of their names. */
export const farmsNamedQuery = (name: string) =>
  apiQueryOf<FarmListItem[], FoundSeller[]>(
    withQuery('/api/farms', { search: name, limit: MOST }),
    farmSellers,
  );

/** GET /api/suggestions, which finds vendors and farms while their names are typed. */
export const sellersLikeQuery = (name: string) =>
  apiQuery<Suggestion[]>(withQuery('/api/suggestions', { q: name }));

/** @returns the registered ones; nobody could answer for the others, which are added by name */
export const farmSellers = (farms: readonly FarmListItem[]): FoundSeller[] =>
  farms.flatMap(({ id, name, city, state }) =>
    typeof id === 'number' ? [sellerOf('farm', id, name, ['Farm', city, state])] : [],
  );

/** @returns the vendors and the registered farms of what is suggested */
export function suggestedSellers(suggestions: readonly Suggestion[]): FoundSeller[] {
  return suggestions.flatMap(({ path, label, detail }) => {
    const [, kind, id] = /^\/(vendors|farms)\/(\d+)$/.exec(path) ?? [];
    if (!id) return [];
    return [{ ...sellerOf(kind === 'vendors' ? 'vendor' : 'farm', Number(id), label, []), detail }];
  });
}

function sellerOf(
  kind: 'vendor' | 'farm',
  id: number,
  name: string,
  [what = '', city, state]: readonly (string | null)[],
): FoundSeller {
  const where = [city, state].filter(Boolean).join(', ');
  return {
    ...{ key: `${kind}-${id}`, name, detail: where === '' ? (what ?? '') : `${what} in ${where}` },
    ...(kind === 'vendor'
      ? { path: paths.vendor(id), given: { vendorId: id } }
      : { path: paths.farm(id), given: { farmId: id } }),
  };
}

/** @returns those of both, each once */
export function mergeSellers(...lists: readonly (readonly FoundSeller[])[]): FoundSeller[] {
  return [...new Map(lists.flat().map((seller) => [seller.key, seller])).values()];
}
