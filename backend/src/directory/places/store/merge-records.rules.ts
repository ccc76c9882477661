import { PLACE_KIND_LABELS, type Feature, type PlaceKind } from '../../../contract/directory/place-kinds.js';
import { completeProductTypes, type ProductType } from '../../../contract/directory/product-types.js';
import { SOCIAL_NETWORKS, type SocialLinks } from '../../../contract/directory/social-links.js';
import type { PlaceRecord, PlaceSourceName } from '../../tables/place-record.js';
import { nameKey } from '../name-key.rules.js';
import { type FromFile, uniteSessions } from './sessions.rules.js';

export type PlacedRecord = PlaceRecord & { latitude: number; longitude: number };

export interface MergedPlace {
  kind: PlaceKind;
  source: PlaceSourceName;
  sourceId: string;
  name: string;
  nameKey: string;
  description: string | null;
  address: string;
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number;
  longitude: number;
  isApproximate: boolean;
  phone: string | null;
  email: string | null;
  website: string | null;
  socialLinks: SocialLinks;
  imageUrl: string | null;
  productTypes: ProductType[];
  activities: string[];
  features: Feature[];
  organicCertified: boolean;
  organicOptions: boolean;
  seasons: PlaceRecord['seasons'];
  hoursNote: string | null;
  businessStatus: string;
  lastConfirmed: string | null;
  /** When the record that the hours are from was changed last. */
  hoursConfirmed: string | null;
}

/** Of a farm that is in several directories, the kind that tells a visitor most. */
const KIND_ORDER: readonly PlaceKind[] = [
  'farmers_market',
  'u_pick',
  'farm_stand',
  'on_farm_market',
  'csa',
  'agritourism',
  'food_hub',
];

/** Field by field the newest that is known. @param records at least one, in any order */
export function mergeRecords(records: readonly (PlacedRecord & FromFile)[]): MergedPlace {
  const managed = records.find(({ source }) => source === 'manager');
  const newestFirst = [...records].sort((a, b) => rankOf(a, managed) - rankOf(b, managed) || byNewest(a, b));
  const latest = newestFirst[0];
  if (!latest) throw new Error('A place needs a record.');
  // What is put right is no directory: it neither names the source nor stands for what it does not say.
  const newest =
    newestFirst.find(({ source }) => !isEditor(source)) ??
    newestFirst.find((record) => !isCorrection(record)) ??
    latest;
  const knower = (field: keyof PlaceRecord) => newestFirst.find((record) => isKnown(record, field)) ?? newest;
  const known = <Field extends keyof PlaceRecord>(field: Field): PlaceRecord[Field] => knower(field)[field];
  const addressed =
    newestFirst.find(({ source, street, city, zipCode }) =>
      isEditor(source) ? (street ?? city ?? zipCode) !== null : street !== null && zipCode !== null,
    ) ?? newest;
  const located = newestFirst.find(({ isApproximate, isMoved }) => !isApproximate || isMoved) ?? newest;
  const kinds = KIND_ORDER.filter((kind) =>
    records.some((record) => record.kind === kind && !isCorrection(record)),
  );
  const kind = newestFirst.find(({ isByHand }) => isByHand)?.kind ?? kinds[0] ?? newest.kind;
  const { street, city, state, zipCode } = addressed;
  const name = known('name');
  const organicOptions = records.some((record) => record.organicOptions);
  const organicCertified = records.some((record) => record.organicCertified);
  return {
    kind,
    source: newest.source,
    sourceId: newest.sourceId,
    name,
    nameKey: nameKey(name),
    description: known('description'),
    address: shownAddress(addressed) ?? newest.address ?? '',
    ...{ street, city, state, zipCode },
    latitude: located.latitude,
    longitude: located.longitude,
    isApproximate: located.isApproximate,
    phone: known('phone'),
    email: known('email'),
    website: known('website'),
    socialLinks: mergedLinks(newestFirst),
    imageUrl: known('imageUrl'),
    productTypes: completeProductTypes(known('productTypes'), organicOptions || organicCertified),
    activities: [
      ...new Set([
        ...known('activities'),
        ...kinds.filter((other) => other !== kind).map((other) => PLACE_KIND_LABELS[other]),
      ]),
    ],
    features: known('features'),
    organicCertified,
    organicOptions,
    seasons: uniteSessions(knower('seasons'), newestFirst).seasons,
    hoursNote: uniteSessions(noteKnower(newestFirst) ?? newest, newestFirst).hoursNote,
    businessStatus: known('businessStatus') ?? 'OPERATIONAL',
    lastConfirmed: records.map(dayOf).reduce(later, null),
    hoursConfirmed: hoursRecord(newestFirst)?.updatedAt?.slice(0, 10) ?? null,
  };
}

/** What an older record says of its hours in words is not said of newer ones. */
function noteKnower(newestFirst: readonly PlacedRecord[]): PlacedRecord | undefined {
  const hours = newestFirst.findIndex((record) => isKnown(record, 'seasons'));
  const counting = hours < 0 ? newestFirst : newestFirst.slice(0, hours + 1);
  return counting.find((record) => isKnown(record, 'hoursNote')) ?? counting.at(-1);
}

/** @returns the record whose hours are shown: their words count only where none has seasons */
function hoursRecord(newestFirst: readonly PlacedRecord[]): PlacedRecord | undefined {
  return (
    newestFirst.find(({ seasons }) => seasons.length > 0) ??
    newestFirst.find(({ hoursNote }) => hoursNote !== null && hoursNote !== '')
  );
}

/** Network by network the newest; what an editor says are all the links there are, but for what is newer. */
function mergedLinks(newestFirst: readonly PlacedRecord[]): SocialLinks {
  const edited = newestFirst.findIndex(
    ({ source, socialLinks }) => isEditor(source) && socialLinks !== undefined,
  );
  const counting = edited < 0 ? newestFirst : newestFirst.slice(0, edited + 1);
  const links: SocialLinks = {};
  for (const network of SOCIAL_NETWORKS) {
    const address = counting.map(({ socialLinks }) => socialLinks?.[network]).find(Boolean);
    if (address) links[network] = address;
  }
  return links;
}

/** Where the city could not be told from the street, the line as it was written still has both. */
const shownAddress = (record: PlacedRecord): string | null =>
  record.city === null ? (record.address ?? addressLine(record)) : addressLine(record);

/** "201 Main Street, Ames, IA 50010", as far as known; null when nothing is. */
export function addressLine(parts: {
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}): string | null {
  const region = [parts.state, parts.zipCode].filter((part) => part !== null).join(' ');
  const line = [parts.street, parts.city, region].filter((part) => part !== null && part !== '').join(', ');
  return line === '' ? null : line;
}

const dayOf = ({ updatedAt }: PlaceRecord): string | null => updatedAt?.slice(0, 10) ?? null;
const later = (a: string | null, b: string | null) => ((b ?? '') > (a ?? '') ? b : a);

/** @returns whether a record says something of a field, or that there is no such thing */
export function isKnown(record: PlaceRecord, field: keyof PlaceRecord): boolean {
  const value = record[field];
  if (record.emptied?.includes(field)) return true;
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

const isEditor = (source: PlaceSourceName): boolean => source === 'staff' || source === 'manager';

export const isCorrection = ({ source, isByHand }: PlaceRecord): boolean => isEditor(source) && !isByHand;

/** Managers count before imports, whenever read; so do later words of staff; then what is by hand. */
function rankOf(record: PlaceRecord, managed: PlaceRecord | undefined): number {
  if (record === managed) return 0;
  if (managed && record.source === 'staff' && (record.updatedAt ?? '') > (managed.updatedAt ?? '')) return 0;
  return record.isByHand ? 1 : 2;
}

/** Else by source, so that the order never depends on the reading. */
function byNewest(a: PlaceRecord, b: PlaceRecord): number {
  if (a.updatedAt !== b.updatedAt) return (b.updatedAt ?? '') < (a.updatedAt ?? '') ? -1 : 1;
  return `${b.source}/${b.sourceId}` < `${a.source}/${a.sourceId}` ? -1 : 1;
}
