import pg from 'pg';
import { hostileRows } from '../hostile/hostile-rows';
import { farm, listing, market, type Row, TOWNS } from './towns';

const DEGREE_MILES = 69.1;
const allWeek = (opens: string, closes: string) => [
  { from: '01-01', to: '12-31', hours: Array.from({ length: 7 }, (_, day) => ({ day, opens, closes })) },
];

/** Open for a minute, on the day of the week that is farthest from now. */
const onOneOtherDay = [
  {
    from: '01-01',
    to: '12-31',
    hours: [{ day: (new Date().getUTCDay() + 3) % 7, opens: '09:00', closes: '13:30' }],
  },
];

function knownRows(): [string, Row][] {
  const { known } = TOWNS;
  return [
    market(known, 'Midnight Sun Market', 1, {
      description: 'Open day and night, so that a test can rely on it.',
      phone: '(907) 555-0142',
      website: 'https://midnight-sun.farmgate.example',
      product_types: ['Fresh Vegetables', 'Eggs', 'Honey', 'Baked Goods', 'Herbs', 'Fresh Produce'],
      features: ['snap', 'wic', 'cards', 'indoor', 'accessible'],
      organic_options: true,
      seasons: JSON.stringify(allWeek('00:00', '24:00')),
      last_confirmed: '2026-05-01',
    }),
    market(known, 'One Day Market', 4, {
      product_types: ['Honey'],
      features: ['cash'],
      seasons: JSON.stringify(onOneOtherDay),
      is_approximate: true,
    }),
    market(known, 'Quiet Corner Market', 9, { business_status: 'CLOSED_TEMPORARILY' }),
    farm(known, 'Tundra Greens Farm', 2, {
      organic_certified: true,
      product_types: ['Fresh Vegetables', 'Eggs', 'Honey', 'Herbs', 'Cheese', 'Nuts'],
      activities: ['Farm tours', 'Hay rides', 'Classes', 'Camping', 'Tastings'],
      phone: '907-555-0177',
    }),
    farm(known, 'Snow Goose Farm', 31, { product_types: ['Eggs'], business_status: 'CLOSED_PERMANENTLY' }),
    listing(known, 'Ice radishes', {
      // The newest of all, also when tests post listings meanwhile.
      created_at: new Date(Date.now() + 3_600_000).toISOString(),
      description: `${'Sweet, crisp, and pulled from under the snow the same morning. '.repeat(4)}The end.`,
      price: '4.5',
      email: 'farmer@polar-night.farmgate.example',
      phone: '9075550111',
    }),
    listing(known, 'Goose eggs', { category: 'eggs', unit: 'dozen', price: 'Ask us', farm_name: null }),
    ...Array.from({ length: 24 }, (_, index) => listing(known, `Lettuce of row ${index + 1}`)),
  ];
}

function mappedRows(): [string, Row][] {
  const { mapped } = TOWNS;
  return [
    market(mapped, 'North Shore Market', 8),
    market(mapped, 'Center Market', 0.5),
    market(mapped, 'South Shore Market', -8),
    farm(mapped, 'First Twin Farm', 5),
    farm(mapped, 'Second Twin Farm', 5),
  ];
}

/** A farm stand of the directory that nobody has claimed. */
function stand(name: string, milesNorth: number): [string, Row] {
  return market(TOWNS.farmed, name, milesNorth, { kind: 'farm_stand', product_types: ['Eggs', 'Honey'] });
}

/** @param owner of the farm that is taken */
function farmedRows(owner: number): [string, Row][] {
  const { farmed } = TOWNS;
  const summer = Array.from({ length: 6 }, (_, day) => ({ day: day + 1, opens: '08:00', closes: '18:30' }));
  return [
    stand('Lone Spruce Stand', 1),
    stand('Contested Cedar Stand', 2),
    stand('Returned Rowan Stand', 2.5),
    stand('Keyboard Cove Stand', 3),
    stand('Proven Poplar Stand', 3.5),
    stand('Doubled Hemlock Stand', 4),
    farm(farmed, 'Taken Tide Farm', 5, {
      user_id: owner,
      is_claimed: true,
      is_verified: true,
    }),
    farm(farmed, 'Rainwater Ridge Farm', 6, {
      description: 'Kale by the sea.\n\nCome when the tide is out.',
      is_verified: true,
      is_approximate: false,
      is_demonstration: false,
      organic_certified: true,
      product_types: ['Fresh Vegetables', 'Eggs'],
      activities: ['Beach walks'],
      features: ['snap', 'parking'],
      phone: '907-555-0188',
      email: 'hello@rainwater.farmgate.example',
      website: 'https://rainwater.farmgate.example/visit',
      seasons: JSON.stringify([
        { from: '01-01', to: '12-31', hours: [...summer, { day: 0, opens: '10:00', closes: '24:00' }] },
      ]),
    }),
    farm(farmed, 'Muskeg Meadow Farm', 7),
  ];
}

/** Writes the tests' own rows into the product's database. */
export async function writeOwnRows(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO users (username, email, password, role)
       VALUES ('tide', 'tide@farmgate.example', '', 'farmer') RETURNING id`,
    );
    const farmed = farmedRows(rows[0]?.id ?? 0);
    for (const [table, row] of [...knownRows(), ...mappedRows(), ...farmed, ...hostileRows()])
      await insert(client, table, row);
  } finally {
    await client.end();
  }
}

async function insert(client: pg.Client, table: string, row: Row): Promise<void> {
  const { miles_north: milesNorth, ...columns } = row;
  const names = Object.keys(columns);
  const values = Object.values(columns);
  const text = `INSERT INTO ${table} (${names.join(', ')}, latitude, longitude)
    SELECT ${names.map((_, index) => `$${index + 1}`).join(', ')}, latitude + $${names.length + 1}, longitude
    FROM zip_codes WHERE zip_code = $${names.length + 2}`;
  const { rowCount } = await client.query(text, [
    ...values,
    Number(milesNorth) / DEGREE_MILES,
    row['zip_code'],
  ]);
  if (rowCount !== 1) throw new Error(`There is no ZIP code ${String(row['zip_code'])}.`);
}
