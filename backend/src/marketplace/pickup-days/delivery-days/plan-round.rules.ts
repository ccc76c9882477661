import { orderStops, type Stop, tourMiles } from '../../pickups/stops/order-stops.rules.js';

export interface RoundStop {
  zipCode: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/** @param from where it starts and ends @returns also its length in miles, as the crow flies */
export function planRound<One extends RoundStop>(
  from: Stop,
  stops: readonly One[],
): { stops: One[]; miles: number } {
  const areas = new Map<string, One[]>();
  for (const stop of stops) areas.set(stop.zipCode, [...(areas.get(stop.zipCode) ?? []), stop]);
  const centers = [...areas].flatMap(([zipCode, [one]]) =>
    one && one.latitude !== null && one.longitude !== null
      ? [{ zipCode, latitude: one.latitude, longitude: one.longitude }]
      : [],
  );
  const tour = orderStops(from, centers);
  const known = tour.map(({ zipCode }) => zipCode);
  const unknown = [...areas.keys()].filter((zipCode) => !known.includes(zipCode)).sort();
  return {
    stops: [...known, ...unknown].flatMap((zipCode) => byStreet(areas.get(zipCode) ?? [])),
    miles: Math.round(tourMiles(from, tour) * 10) / 10,
  };
}

function byStreet<One extends RoundStop>(stops: readonly One[]): One[] {
  const keys = new Map(stops.map((stop) => [stop, streetAndNumber(stop.address)]));
  const order = new Intl.Collator('en-US', { numeric: true });
  return [...stops].sort((a, b) => order.compare(keys.get(a) ?? '', keys.get(b) ?? ''));
}

/** "12 Farm Road" is "Farm Road 12". */
const streetAndNumber = (address: string) => address.trim().replace(/^(\d\S*)\s+(.*)$/, '$2 $1');
