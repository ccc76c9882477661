import { US_ZONES } from '@farmgate/backend/contract/shared/calendar/us-zones';

/** Every half hour of a day, as minutes after midnight. */
export const HALF_HOURS: readonly number[] = Array.from({ length: 48 }, (_, index) => index * 30);

/** @returns the choices, with one more for a zone that is none of them */
export const zonesWith = (zone: string): (readonly [zone: string, name: string])[] =>
  US_ZONES.some(([known]) => known === zone)
    ? [...US_ZONES]
    : [...US_ZONES, [zone, zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone]];
