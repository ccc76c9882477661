import { hoursFrom, WEEK, WEEKDAYS, type Weekday } from './hours.js';
import { USDA_ATTRIBUTION } from './place-kinds.js';
import type { CardHours, PlaceCard, PlaceView } from './places.js';

/** A meter, which is enough for a pin on a map. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

/**
 * @returns what a card shows of a place. Free of zod, as the storefront makes cards of a page's places by it;
 * the schema is in places.ts.
 */
export function placeCard(place: PlaceView): PlaceCard {
  const { openingHours: hours } = place;
  const hoursYear = hoursFrom(place.hoursConfirmed, place.lastConfirmed);
  const hasWeek = typeof hours === 'object' && hours !== null;
  return {
    id: place.id,
    name: place.name,
    address: place.address,
    latitude: rounded(place.latitude),
    longitude: rounded(place.longitude),
    distanceMiles: place.distanceMiles,
    ...(place.kind && { kind: place.kind }),
    ...(place.state && { state: place.state }),
    ...(place.isApproximate && { isApproximate: true }),
    ...(place.description && { description: place.description }),
    ...(place.imageUrl && { imageUrl: place.imageUrl }),
    ...(place.phone && { phone: place.phone }),
    ...(place.website && { website: place.website }),
    ...(Object.keys(place.socialLinks).length > 0 && { socialLinks: place.socialLinks }),
    ...(place.rating !== null && { rating: place.rating }),
    ...(place.userRatingsTotal !== null && { userRatingsTotal: place.userRatingsTotal }),
    ...(hours && {
      openingHours: hasWeek ? { openNow: hours.openNow, week: weekOf(hours.weekdayText) } : hours,
    }),
    ...(place.hoursNote && { hoursNote: place.hoursNote }),
    ...(place.seasons.length > 0 && { seasons: place.seasons.map(({ from, to }) => ({ from, to })) }),
    ...(hasWeek && place.timeZone && { timeZone: place.timeZone }),
    ...(place.openSummary && { openSummary: place.openSummary }),
    ...(place.movedTo && { movedTo: place.movedTo }),
    ...(place.productTypes.length > 0 && { productTypes: place.productTypes }),
    ...(place.farmActivities.length > 0 && { farmActivities: place.farmActivities }),
    ...(place.features.length > 0 && { features: place.features }),
    ...(place.organicCertified && { organicCertified: true }),
    ...(place.organicOptions && { organicOptions: true }),
    ...(place.businessStatus !== 'OPERATIONAL' && { businessStatus: place.businessStatus }),
    ...(place.reviews.length > 0 && { reviews: place.reviews }),
    ...(place.isVerified && { isVerified: true }),
    ...(place.isDemonstration && { isDemonstration: true }),
    ...(!place.isDemonstration &&
      place.source.attribution !== USDA_ATTRIBUTION && { attribution: place.source.attribution }),
    ...(place.lastConfirmed && { lastConfirmed: place.lastConfirmed }),
    ...(place.unconfirmedSince && { unconfirmedSince: place.unconfirmedSince }),
    ...(hoursYear !== null && { hoursFrom: hoursYear }),
  };
}

/** @returns whether a card's status says that the place is open now or still opens today */
export const isOpenToday = ({ openSummary = '' }: PlaceCard): boolean =>
  openSummary.startsWith('Open until') || openSummary.startsWith('Opens today');

/**
 * @returns lines such as "Friday: 9:00 AM – 1:00 PM", those of the same hours together, without days that are
 * closed
 */
function weekOf(lines: readonly string[]): CardHours[] {
  const week: CardHours[] = [];
  for (const line of lines) {
    const day = WEEKDAYS.findIndex((weekday) => line.startsWith(`${weekday}:`));
    const hours = day < 0 ? line : line.slice(line.indexOf(':') + 1).trim();
    const same = week.find((one) => one.hours === hours && one.days.length > 0);
    if (same && day >= 0) same.days.push(day as Weekday);
    else week.push({ days: day < 0 ? [] : [day as Weekday], hours });
  }
  const hasRest = week.some(({ days }) => days.length === 0);
  return hasRest ? week : week.filter(({ hours }) => hours !== CLOSED);
}

const CLOSED = 'Closed';

/** A day of a card's week; null where a line names none. */
interface CardDay {
  day: Weekday | null;
  hours: string;
}

/** @returns the days of a card's week, Monday first, and lines without a day behind them */
export function daysOf(week: readonly CardHours[]): CardDay[] {
  const hoursOn = (day: Weekday) => week.find(({ days }) => days.includes(day))?.hours;
  const rest = week.flatMap(({ days, hours }): CardDay[] => (days.length > 0 ? [] : [{ day: null, hours }]));
  const named = WEEK.flatMap((day): CardDay[] => {
    const hours = hoursOn(day) ?? (rest.length === 0 ? CLOSED : null);
    return hours === null ? [] : [{ day, hours }];
  });
  return [...named, ...rest];
}
