import { PLACE_KIND_LABELS, type PlaceKind } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlacePage } from '@farmgate/backend/contract/directory/place-page';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';
import { metaDescription, townOf } from '../farms/farm-meta';

/** @returns the way from the home page down to a place */
export function placeCrumbs({ name, kind, zipCode }: Pick<PlacePage, 'name' | 'kind' | 'zipCode'>): Crumb[] {
  const near = zipCode ? ` near ${zipCode}` : '';
  const list = listOf(kind, zipCode ? { zipCode } : {});
  return [{ name: 'Home', to: paths.home }, { ...list, name: list.name + near }, { name }];
}

/** The page that lists the places of a kind. */
function listOf(kind: PlaceKind, at: { zipCode?: string }) {
  if (kind === 'farmers_market') return { name: 'Farmers markets', to: paths.farmersMarkets(at) };
  if (kind === 'csa') return { name: 'CSA shares', to: paths.csa(at) };
  if (kind === 'u_pick') return { name: 'U-pick farms', to: paths.uPick(at) };
  return { name: 'Farms', to: paths.browse(at) };
}

/** @returns title, description and keywords of a place's page */
export function placeMeta(place: PlacePage): { title: string; description: string; keywords: string[] } {
  const { name, description, productTypes, zipCode } = place;
  const town = townOf(place);
  const kind = PLACE_KIND_LABELS[place.kind];
  const written = description?.replace(/\s+/g, ' ').trim() ?? '';
  const facts = [
    `${name}: ${kind.toLowerCase()}${town ? ` in ${town}` : ''}`,
    productTypes.length > 0 && productTypes.slice(0, 4).join(', '),
    'Hours, directions and what to find there',
  ].filter(Boolean);
  const text = written.length > SHORT_DESCRIPTION ? written : `${facts.join('. ')}.`;
  return {
    title: town ? `${name} in ${town}` : name,
    description: metaDescription(text),
    keywords: [name, kind, ...productTypes.slice(0, 6), town, zipCode].filter((word): word is string =>
      Boolean(word),
    ),
  };
}

/** A shorter one says too little of a place. */
const SHORT_DESCRIPTION = 60;
