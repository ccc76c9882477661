import type { SiteKind } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import type { PickupSiteView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { changesSince, seenIn } from '../../../../ui/forms/meanwhile';
import { NO_PICTURE, type PictureValue } from '../../../../ui/pictures/picture-value';

/** A place of one's own, as it was typed. */
export interface PlaceValues {
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** A market that was chosen from the directory. */
export interface ChosenMarket {
  /** 0 while none is chosen. */
  id: number;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** What the form of a pickup site holds. Each kind keeps its own place: trying another loses nothing. */
export interface SiteValues {
  kind: SiteKind;
  farm: PlaceValues;
  drop: PlaceValues;
  host: string;
  market: ChosenMarket;
  instructions: string;
  accessNote: string;
  picture: PictureValue;
}

const NO_PLACE: PlaceValues = { name: '', address: '', city: '', state: '', zipCode: '' };
export const NO_MARKET: ChosenMarket = { id: 0, name: '', address: '', latitude: 0, longitude: 0 };

type Home = Pick<VendorProfile, 'address' | 'city' | 'state' | 'zipCode'>;

/** @returns a new site: the farm's own address is there to start from */
export const newSite = ({ address, city, state, zipCode }: Home): SiteValues => ({
  kind: 'farm',
  farm: { name: '', address, city, state, zipCode },
  ...{ drop: NO_PLACE, host: '', market: NO_MARKET, instructions: '', accessNote: '' },
  picture: NO_PICTURE,
});

/** @returns "1 Main Street, Fort Myers, FL 33901" */
export const addressOf = ({ address, city, state, zipCode }: PlaceValues): string =>
  `${address}, ${city}, ${state} ${zipCode}`;

/** @returns a site as its form shows it */
export function siteValues(site: PickupSiteView, home: Home): SiteValues {
  const { name, address, city, state, zipCode, latitude, longitude, placeId } = site;
  const own = { name, address, city, state, zipCode };
  return {
    ...newSite(home),
    kind: site.kind,
    ...(site.kind === 'farm' && { farm: own }),
    ...(site.kind === 'drop_point' && { drop: own }),
    ...(site.kind === 'market' && {
      market: { id: placeId ?? 0, name, address: `${address}, ${city}, ${state}`, latitude, longitude },
    }),
    host: site.host ?? '',
    instructions: site.instructions ?? '',
    accessNote: site.accessNote ?? '',
  };
}

/** @returns what is sent; the server reads what was typed */
export function siteRequest({ kind, farm, drop, host, market, picture, ...notes }: SiteValues) {
  const rest = { ...notes, removeImage: picture.isRemoved };
  if (kind === 'market') return { kind, placeId: market.id, ...rest };
  return kind === 'farm' ? { kind, ...farm, ...rest } : { kind, ...drop, host, ...rest };
}

/** @returns the form's field that a path of the request is in: of a name or an address, by its kind */
export function siteFieldAt(path: string, { kind, farm }: SiteValues): string {
  if (path === 'placeId') return 'market';
  return Object.hasOwn(farm, path) ? `${kind === 'farm' ? 'farm' : 'drop'}.${path}` : path;
}

/**
 * @param seen what the form was filled with: only what is changed since is written; null for a new site
 * @returns the form as it is sent, with the chosen picture
 */
export function siteFormData(values: SiteValues, seen: PickupSiteView | null): FormData {
  const form = new FormData();
  const { picture } = values;
  const request = siteRequest(values);
  form.set('data', JSON.stringify(seen ? { ...request, was: siteWas(seen, values) } : request));
  if (picture.file) form.append('image', picture.file, picture.file.name);
  return form;
}

function siteWas(seen: PickupSiteView, values: SiteValues) {
  const { picture } = values;
  const sent = (held: SiteValues) => siteRequest({ ...held, picture: NO_PICTURE });
  const changed = Object.keys(changesSince<object>(sent(siteValues(seen, seen)), sent(values)));
  const isOther = picture.isRemoved || picture.file !== null;
  return seenIn(seen, [...changed, ...(isOther ? ['imageUrl'] : [])]);
}

export const KIND_LABELS: Readonly<Record<SiteKind, string>> = {
  farm: 'Your farm',
  market: 'Market',
  drop_point: 'Drop point',
};
