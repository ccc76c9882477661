/** On which days several vendors' goods are picked up with the fewest trips. Free of zod. */

/** A pickup that a vendor's goods could have. */
export interface PossiblePickup {
  windowId: number;
  /** One trip serves every vendor at the same place on the same day. */
  place: string;
  date: string;
  startsAt: string;
}

export interface VendorPickups {
  vendorId: number;
  pickups: readonly PossiblePickup[];
}

interface Trip {
  key: string;
  /** By the vendor's place in the list: its soonest pickup on this trip. */
  stops: ReadonlyMap<number, { windowId: number; at: number }>;
}

/** Up to so many vendors the answer is the best there is; beyond, a good one. */
export const EXACT_VENDORS = 8;

/** @returns what tells one trip from another */
export const tripOf = ({ place, date }: Pick<PossiblePickup, 'place' | 'date'>): string => `${place} ${date}`;

/**
 * @param vendors whose goods are to be picked up; those without a possible pickup are left out
 * @param made trips that are made in any case, by `tripOf`
 * @returns the pickup of each vendor: the fewest trips in all, and of as few the soonest
 */
export function fewestTrips(
  vendors: readonly VendorPickups[],
  made: ReadonlySet<string> = new Set(),
): Map<number, number> {
  const asked = vendors.filter(({ pickups }) => pickups.length > 0);
  const trips = tripsOf(asked);
  const chosen =
    asked.length <= EXACT_VENDORS ? best(asked.length, trips, made) : greedy(asked.length, trips, made);
  return new Map(
    asked.flatMap(({ vendorId }, index) => {
      const stops = chosen.flatMap((trip) => trip.stops.get(index) ?? []);
      const [soonest] = stops.sort((one, other) => one.at - other.at);
      return soonest ? [[vendorId, soonest.windowId] as const] : [];
    }),
  );
}

function tripsOf(vendors: readonly VendorPickups[]): Trip[] {
  const trips = new Map<string, Map<number, { windowId: number; at: number }>>();
  vendors.forEach(({ pickups }, index) => {
    for (const pickup of pickups) {
      const stops = trips.get(tripOf(pickup)) ?? new Map<number, { windowId: number; at: number }>();
      const at = Date.parse(pickup.startsAt);
      if (at < (stops.get(index)?.at ?? Infinity)) stops.set(index, { windowId: pickup.windowId, at });
      trips.set(tripOf(pickup), stops);
    }
  });
  return [...trips].map(([key, stops]) => ({ key, stops }));
}

interface Plan {
  cost: number;
  /** Of all starts. */
  wait: number;
  trips: readonly Trip[];
}

/** Every set of vendors by the bits of a number, from the smallest: the best plan for it. */
function best(count: number, trips: readonly Trip[], made: ReadonlySet<string>): readonly Trip[] {
  const plans: (Plan | undefined)[] = [{ cost: 0, wait: 0, trips: [] }];
  for (let wanted = 1; wanted < 2 ** count; wanted += 1) {
    const first = 31 - Math.clz32(wanted & -wanted);
    for (const trip of trips) {
      if (!trip.stops.has(first)) continue;
      for (const { bits, wait } of partsOf(trip, wanted, first)) {
        const rest = plans[wanted & ~bits];
        if (!rest) continue;
        const plan = {
          cost: rest.cost + (made.has(trip.key) ? 0 : 1),
          wait: rest.wait + wait,
          trips: [...rest.trips, trip],
        };
        if (isBetter(plan, plans[wanted])) plans[wanted] = plan;
      }
    }
  }
  return plans[2 ** count - 1]?.trips ?? [];
}

const isBetter = (plan: Plan, than: Plan | undefined) =>
  !than || plan.cost < than.cost || (plan.cost === than.cost && plan.wait < than.wait);

/** @returns the sets of vendors that a trip can serve of those who are wanted, each with the first one */
function partsOf({ stops }: Trip, wanted: number, first: number): { bits: number; wait: number }[] {
  let parts = [{ bits: 1 << first, wait: stops.get(first)?.at ?? 0 }];
  for (const [index, { at }] of stops) {
    if (index === first || (wanted & (1 << index)) === 0) continue;
    parts = parts.flatMap((part) => [part, { bits: part.bits | (1 << index), wait: part.wait + at }]);
  }
  return parts;
}

/** Trips that are made anyway first, then always the one that serves the most, the soonest of those. */
function greedy(count: number, trips: readonly Trip[], made: ReadonlySet<string>): readonly Trip[] {
  const left = new Set(Array.from({ length: count }, (_, index) => index));
  const chosen: Trip[] = [];
  const take = (trip: Trip) => {
    chosen.push(trip);
    for (const index of trip.stops.keys()) left.delete(index);
  };
  trips.filter(({ key }) => made.has(key)).forEach(take);
  while (left.size > 0) {
    const served = (trip: Trip) => [...trip.stops].filter(([index]) => left.has(index));
    const rated = trips.map((trip) => {
      const stops = served(trip);
      return { trip, serves: stops.length, at: Math.min(...stops.map(([, stop]) => stop.at)) };
    });
    const [most] = rated.sort((one, other) => other.serves - one.serves || one.at - other.at);
    if (!most || most.serves === 0) break;
    take(most.trip);
  }
  return chosen;
}
