import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';

type Spot = [latitude: number, longitude: number, chord: number, zipCode: string, isApproximate: boolean];
interface Row {
  id: number;
  name: string;
  address: string;
  chord: number;
}

/** Where a position is only that of the ZIP code, the whole ZIP code is near. */
const spot = (first: number) => {
  const at = (offset: number) => `$${first + offset}`;
  const { within, chord } = nearSql(at(0), at(1), at(2));
  const near = `((${within}) OR (zip_code = ${at(3)} AND (is_approximate OR ${at(4)}::boolean)))`;
  return { chord, near };
};
const farms = spot(1);
const places = spot(3);

export const farmsNearby = statement<Row, Spot>(
  `SELECT id, name, address, ${farms.chord} AS chord FROM farms WHERE ${farms.near} ORDER BY chord, id`,
);

/** Those that a farm stands for are found as farms. */
export const placesOfName = statement<Row, [nameKey: string, isMarket: boolean, ...Spot]>(
  `SELECT id, name, address, ${places.chord} AS chord FROM places
   WHERE name_key = $1 AND (kind = 'farmers_market') = $2::boolean AND farm_id IS NULL AND ${places.near}
   ORDER BY chord, id`,
);
