import { statement } from '../../../platform/database/statement.js';

export const anyTarget = statement('SELECT 1 FROM target_locations LIMIT 1');

type TargetColumns = [
  city: string[],
  state: string[],
  stateCode: string[],
  zipCode: string[],
  latitude: number[],
  longitude: number[],
  population: number[],
  priority: number[],
];

export const insertTargets = statement<object, TargetColumns>(
  `INSERT INTO target_locations (city, state, state_code, zip_code, latitude, longitude, population, priority)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[], $8::int[])`,
);
