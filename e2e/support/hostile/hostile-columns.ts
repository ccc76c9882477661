import pg from 'pg';
import { DATABASE_URL } from '../global-setup';
import { hostileAddresses, hostileText } from './hostile-text';

/** Tables whose texts no page shows, or nobody typed. */
const OTHER_TABLES = [
  ...['zip_codes', 'cities', 'migrations', 'import_steps'], // come with the product
  ...['search_words', 'product_views', 'rate_limits', 'sign_in_failures'], // computed, never shown
  ...['push_messages', 'push_subscriptions'], // between the product and devices, on no page
  ...['app_secrets', 'password_tokens', 'second_factors', 'recovery_codes', 'images'], // drawn by lot
];

/** Columns in which the product alone writes, by their names, and what they hold. */
const OF_THE_PRODUCT: Record<string, RegExp> = {
  'codes of the program':
    /^(kind|source|action|resource|about_resource|directory|format|gateway|state_code|time_zone|unit|business_status)$/,
  'rates and codes of other services':
    /^(commission_rate|played|asked_severity|currently_due|past_due|disabled_reason)$/,
  'keys and numbers': /(^|_)(id|key|hash|number|slug|password|worker|reporter)$/,
  'sessions, which have to go on': /^sessions\.data$/,
  'made of other texts by the product': /^mails\.(html|text|unsubscribe_path)$/,
  'what the product made of something':
    /^(announcements\.(about|path|words)|notices\.subject|doubles\.reasons)$/,
  'how far the product is with a text': /^texts\.(token|status|undo|choices)$/,
  'terms in figures': /^(products|order_items)\.deposit$/,
  'what the product did, in words of the program':
    /^(change|event|from_state|to_state|outcome_of_all|read_as|typed_by|typed_cap|sent_at)$/,
};
const isOfTheProduct = (column: Column) =>
  Object.values(OF_THE_PRODUCT).some(
    (pattern) => pattern.test(column.name) || pattern.test(`${column.table}.${column.name}`),
  );
/** A parcel's number is typed by vendors, and where a rate is from by staff. */
const TYPED_ALL_THE_SAME = ['fulfilments.tracking_number', 'tax_rules.source'];

/** Texts that are JSON. */
const JSON_TEXTS = ['location_pages.farms_data'];

interface Column extends Record<string, unknown> {
  table: string;
  name: string;
  type: string;
  /** In how many columns its check constraints look; 0 without any. */
  checked: number;
}

const COLUMNS = `
  SELECT c.table_name AS table, c.column_name AS name, coalesce(e.data_type, c.udt_name) || CASE WHEN e.data_type IS NULL THEN '' ELSE '[]' END AS type,
    coalesce((SELECT min(cardinality(k.conkey)) FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid
      WHERE k.contype = 'c' AND k.conrelid = c.table_name::regclass AND a.attname = c.column_name AND a.attnum = ANY(k.conkey)), 0)::int AS checked
  FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  LEFT JOIN information_schema.element_types e ON e.object_name = c.table_name AND e.object_type = 'TABLE'
    AND e.object_schema = c.table_schema AND e.collection_type_identifier = c.dtd_identifier
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> ALL($1)
    AND (c.udt_name IN ('text', 'citext', 'varchar', 'json', 'jsonb') OR e.data_type = 'text')
  ORDER BY 1, 2`;

/**
 * Puts a hostile text into every column that people can write in, of every row. Columns come from the
 * database, so that a new one is in it by itself. A column that a check of its own holds to certain words is
 * left alone.
 * @returns the columns of which a page can show it, such as "farms.name": addresses are in attributes, and
 * what holds figures alone has none
 */
export async function writeHostileTexts(): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env[DATABASE_URL] });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(COLUMNS, [OTHER_TABLES]);
    const columns = rows.filter(
      (column) =>
        column.checked !== 1 &&
        (!isOfTheProduct(column) || TYPED_ALL_THE_SAME.includes(`${column.table}.${column.name}`)),
    );
    for (const table of new Set(columns.map((column) => column.table))) {
      const own = columns.filter((column) => column.table === table);
      const isJson = ({ name, type }: Column) =>
        type.startsWith('json') || JSON_TEXTS.includes(`${table}.${name}`);
      for (const column of own.filter(isJson)) await writeJson(client, column);
      await writeTexts(
        client,
        table,
        own.filter((column) => !isJson(column)),
      );
    }
    const shown: string[] = [];
    for (const column of columns.filter(({ name }) => !isAddress(name)))
      if (await canShow(client, column)) shown.push(`${column.table}.${column.name}`);
    return shown;
  } finally {
    await client.end();
  }
}

/** Also of a table without rows: its texts are nowhere to be seen. */
async function canShow(client: pg.Client, { table, name }: Column): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM ${table}) OR EXISTS (SELECT FROM ${table} WHERE strpos(${name}::text, $1) > 0) AS can`,
    [`«${table}.${name}»`],
  );
  return rows[0]?.can ?? false;
}

const isEmail = (name: string) => /(^|_)email$/.test(name);
/** No email is as long as the rest: staff’s lists are asked for those of one. */
const MOST_OF_EMAIL = 180;
const isAddress = (name: string) => /(_url|website|related_pages)$/.test(name);

async function writeTexts(client: pg.Client, table: string, columns: Column[]): Promise<void> {
  if (columns.length === 0) return;
  const sets = columns.map(({ name, type, checked }) => {
    const column = `${table}.${name}`;
    const text = hostileText(column).slice(0, isEmail(name) ? MOST_OF_EMAIL : undefined);
    const texts = isAddress(name) ? hostileAddresses(column) : [text];
    const all = `ARRAY[${texts.map((text) => client.escapeLiteral(text)).join(', ')}]`;
    // Each row has its own of them, and no two rows the same text, as some columns ask for.
    const one = `(${all})[1 + abs(hashtext(ctid::text)) % ${texts.length}] || ${isAddress(name) ? "''" : "' ' || ctid"}`;
    const value = type.endsWith('[]') ? all : one;
    // What is empty says something together with other columns.
    return `${name} = ${checked > 1 ? `CASE WHEN ${name} IS NULL THEN NULL ELSE ${value} END` : value}`;
  });
  await client.query(`UPDATE ${table} SET ${sets.join(', ')}`);
}

async function writeJson(client: pg.Client, { table, name, type }: Column): Promise<void> {
  const { rows } = await client.query<{ row: string; value: unknown }>(
    `SELECT ctid::text AS row, ${name}::jsonb AS value FROM ${table} WHERE ${name} IS NOT NULL`,
  );
  const values = rows.map(({ value }, index) => JSON.stringify(hostile(value, `${table}.${name}`, index)));
  await client.query(
    `UPDATE ${table} SET ${name} = new.value::${type} FROM unnest($1::text[], $2::text[]) AS new (row, value)
     WHERE ${table}.ctid = new.row::tid`,
    [rows.map(({ row }) => row), values],
  );
}

/** Words of the program: numbers, days, times, codes, and states. */
const CODE = /^(?:[a-z0-9_.:#-]*|\d{4}-\d\d-\d\dT[\d:.]+Z|[A-Z]{2}|[A-Z]\w+\/\w+|OPERATIONAL)$/;

/** @returns the same with every text in it replaced that is no word of the program */
function hostile(value: unknown, column: string, turn: number): unknown {
  if (typeof value === 'string') {
    const addresses = hostileAddresses(column);
    if (/^(?:https?:|\/)/.test(value)) return addresses[turn % addresses.length];
    return CODE.test(value) ? value : hostileText(column);
  }
  if (Array.isArray(value)) return value.map((item) => hostile(item, column, turn));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, hostile(held, column, turn)]));
}
