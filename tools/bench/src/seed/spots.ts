import type { Random } from '@farmgate/backend/src/directory/demo/random';
import type { Pool } from 'pg';

/** Where a row lies. */
export interface Spot {
  zipCode: string;
  city: string;
  state: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}

/** People that every ZIP code counts for beside its share of its city's, so that the country is not empty. */
const RURAL_WEIGHT = 1_500;
/** How far a row may lie from its ZIP code's center, in degrees: some eight miles. */
const JITTER_DEGREES = 0.12;

const zipCodesWithPeople = `
  SELECT zip.zip_code AS "zipCode", zip.city, zip.state, zip.time_zone AS "timeZone", zip.latitude, zip.longitude,
    coalesce(city.population::float8 / count(*) OVER (PARTITION BY lower(zip.city), zip.state), 0) AS people
  FROM zip_codes AS zip
  LEFT JOIN target_locations AS city ON lower(city.city) = lower(zip.city) AND city.state_code = zip.state
  WHERE abs(zip.latitude) < 80
  ORDER BY zip.zip_code`;

/** @returns a function that gives a point near a ZIP code, more often where more people live */
export async function spotPicker(pool: Pool): Promise<(random: Random) => Spot> {
  const { rows } = await pool.query<Spot & { people: number }>(zipCodesWithPeople);
  let total = 0;
  const sums = Float64Array.from(rows, ({ people }) => (total += people + RURAL_WEIGHT));
  return (random) => {
    const { people: _, ...spot } = rows[firstAbove(sums, random.next() * total)]!;
    const shift = () => (random.next() * 2 - 1) * JITTER_DEGREES;
    return { ...spot, latitude: spot.latitude + shift(), longitude: spot.longitude + shift() };
  };
}

/** @returns the index of the first of the ascending numbers that is larger */
function firstAbove(ascending: Float64Array, value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
