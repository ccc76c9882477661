import { z } from 'zod';

/** Null: Google does not say. */
export interface GooglePlace {
  /** The only part that Google's terms allow to be kept. */
  id: string;
  name: string;
  address: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  zipCode: string | null;
  latitude: number;
  longitude: number;
  /** From 1 to 5. */
  rating: number | null;
  ratingCount: number | null;
  openNow: boolean | null;
  /** Seven lines, Monday first; empty when unknown. */
  weekdayText: string[];
  /** IANA name. */
  timeZone: string | null;
  phone: string | null;
  website: string | null;
  mapsUrl: string | null;
  /** OPERATIONAL, CLOSED_TEMPORARILY, CLOSED_PERMANENTLY, or a later one. */
  businessStatus: string | null;
  summary: string | null;
  /** "farm", "market", "grocery_store" … */
  types: string[];
  primaryType: string | null;
  reviews: GoogleReview[];
  /** Data providers that have to be shown with the place. */
  providers: string[];
}

export interface GoogleReview {
  authorName: string;
  rating: number;
  /** Seconds since 1970. */
  time: number;
  text: string;
}

/** Google bills by these: developers.google.com/maps/documentation/places/web-service/data-fields */
export const FIELD_MASK = [
  'nextPageToken',
  ...[
    'id',
    'displayName',
    'formattedAddress',
    'addressComponents',
    'location',
    'types',
    'primaryType',
    'businessStatus',
    'googleMapsUri',
    'timeZone',
    'nationalPhoneNumber',
    'websiteUri',
    'rating',
    'userRatingCount',
    'currentOpeningHours.openNow',
    'regularOpeningHours.openNow',
    'regularOpeningHours.weekdayDescriptions',
    'editorialSummary',
    'reviews',
    'attributions',
  ].map((field) => `places.${field}`),
].join(',');

/** A wrong or missing field is unknown; it never spoils the place. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item) => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );
const text = z.string().trim().min(1);
const localizedText = z.object({ text });

const WireHours = z.object({ openNow: lenient(z.boolean()), weekdayDescriptions: list(text) });

const WireReview = z.object({
  rating: z.number(),
  text: localizedText,
  authorAttribution: z.object({ displayName: text }),
  publishTime: z.string().transform((moment) => Date.parse(moment) / 1_000),
});

/** A place without id, name or location cannot be shown and is left out. */
const WirePlace = z.object({
  id: text,
  displayName: localizedText,
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  formattedAddress: lenient(text),
  addressComponents: list(
    z.object({ shortText: lenient(text), longText: lenient(text), types: z.array(z.string()) }),
  ),
  types: list(text),
  primaryType: lenient(text),
  businessStatus: lenient(text),
  googleMapsUri: lenient(z.url({ protocol: /^https?$/ })),
  timeZone: lenient(z.object({ id: text })),
  nationalPhoneNumber: lenient(text),
  websiteUri: lenient(z.url({ protocol: /^https?$/ })),
  rating: lenient(z.number()),
  userRatingCount: lenient(z.number().int()),
  currentOpeningHours: lenient(WireHours),
  regularOpeningHours: lenient(WireHours),
  editorialSummary: lenient(localizedText),
  reviews: list(WireReview),
  attributions: list(z.object({ provider: text })),
});
type WirePlace = z.infer<typeof WirePlace>;

const WireAnswer = z.object({ places: list(WirePlace), nextPageToken: lenient(text) });

/** @param body parsed JSON; `{}` is an empty answer @returns null when it is no such answer */
export function readAnswer(body: unknown): { places: GooglePlace[]; nextPageToken: string | null } | null {
  const answer = WireAnswer.safeParse(body);
  if (!answer.success) return null;
  return { places: answer.data.places.map(toPlace), nextPageToken: answer.data.nextPageToken ?? null };
}

function toPlace(wire: WirePlace): GooglePlace {
  const component = (type: string) => wire.addressComponents.find(({ types }) => types.includes(type));
  const city = component('locality') ?? component('postal_town') ?? component('sublocality');
  return {
    id: wire.id,
    name: wire.displayName.text,
    address: wire.formattedAddress ?? null,
    city: city?.longText ?? null,
    state: component('administrative_area_level_1')?.shortText ?? null,
    zipCode: component('postal_code')?.longText ?? null,
    latitude: wire.location.latitude,
    longitude: wire.location.longitude,
    rating: wire.rating ?? null,
    ratingCount: wire.userRatingCount ?? null,
    openNow: wire.currentOpeningHours?.openNow ?? wire.regularOpeningHours?.openNow ?? null,
    weekdayText: wire.regularOpeningHours?.weekdayDescriptions ?? [],
    timeZone: wire.timeZone?.id ?? null,
    phone: wire.nationalPhoneNumber ?? null,
    website: wire.websiteUri ?? null,
    mapsUrl: wire.googleMapsUri ?? null,
    businessStatus: wire.businessStatus ?? null,
    summary: wire.editorialSummary?.text ?? null,
    types: wire.types,
    primaryType: wire.primaryType ?? null,
    reviews: wire.reviews.flatMap(toReview),
    providers: wire.attributions.map(({ provider }) => provider),
  };
}

function toReview({
  rating,
  text: { text: words },
  authorAttribution,
  publishTime,
}: WirePlace['reviews'][number]) {
  if (!Number.isFinite(publishTime)) return [];
  return [{ authorName: authorAttribution.displayName, rating, time: Math.floor(publishTime), text: words }];
}
