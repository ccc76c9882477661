/**
 * Places where the demonstration data has nothing, so that tests may know what is there. The rows are written
 * once, before the first test; no test changes them.
 */
export const TOWNS = {
  /** Farms, markets and listings that the tests know one by one. */
  known: { zipCode: '99723', city: 'Barrow', state: 'AK', timeZone: 'America/Anchorage' },
  /** A ZIP code with nothing around it for hundreds of miles. */
  empty: { zipCode: '99546' },
  /** Markets and farms far enough apart, and near enough together, for a map. */
  mapped: { zipCode: '96910', city: 'Hagatna', state: 'GU', timeZone: 'Pacific/Guam' },
  /** Farms to be claimed and looked at; each test that claims one has its own. */
  farmed: { zipCode: '99901', city: 'Ketchikan', state: 'AK', timeZone: 'America/Sitka' },
  /** Rows whose every text tries to do harm. */
  hostile: { zipCode: '96799', city: 'Pago Pago', state: 'AS', timeZone: 'Pacific/Pago_Pago' },
} as const;

export type Row = Record<string, unknown>;
export interface Place {
  zipCode: string;
  city: string;
  state: string;
  timeZone: string;
}

let written = 0;

/** @param milesNorth of the ZIP code's center */
export function market(at: Place, name: string, milesNorth: number, more: Row = {}): [string, Row] {
  written += 1;
  return [
    'places',
    {
      kind: 'farmers_market',
      source: 'demo',
      source_id: `e2e/${written}`,
      name,
      name_key: `e2e ${written}`,
      address: `${written} Main Street, ${at.city}, ${at.state} ${at.zipCode}`,
      ...where(at),
      time_zone: at.timeZone,
      miles_north: milesNorth,
      ...more,
    },
  ];
}

export function farm(at: Place, name: string, milesNorth: number, more: Row = {}): [string, Row] {
  written += 1;
  return [
    'farms',
    {
      kind: 'on_farm_market',
      name,
      description: 'A farm of the tests.',
      address: `${written} Farm Road, ${at.city}, ${at.state} ${at.zipCode}`,
      ...where(at),
      time_zone: at.timeZone,
      is_demonstration: true,
      miles_north: milesNorth,
      ...more,
    },
  ];
}

export function listing(at: Place, productName: string, more: Row = {}): [string, Row] {
  return [
    'listings',
    {
      product_name: productName,
      description: 'Grown for the tests.',
      price: '3.50',
      unit: 'bunch',
      category: 'vegetables',
      farm_name: 'Polar Night Farm',
      ...where(at),
      miles_north: 0,
      created_at: '2024-03-09T12:00:00Z',
      ...more,
    },
  ];
}

const where = ({ city, state, zipCode }: Place) => ({ city, state, zip_code: zipCode });
