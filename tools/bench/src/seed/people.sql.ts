/**
 * People as SQL that makes them, since what they are needs no more than their number. Parameters are written
 * into the text.
 */

/** Whoever the bench signs in as; see `BENCH_PASSWORD`. */
export const BENCH_ADMIN = 'bench-admin';
export const BENCH_PASSWORD = 'correct horse battery';
/** Its hash, made as cheap as Argon2id can be. */
const HASH = '$argon2id$v=19$m=8,t=1,p=1$qJa/SLfkdc1pzzeqjpN2Xw$3r3wSM4VbAPbiDJ+dmu8Y9W1Uszh1Tn+OvXCQPwJ0BY';

const FIRST_NAMES =
  'Ann,Bob,Carla,Dev,Elena,Frank,Grace,Hal,Iris,Jon,Kim,Luis,Maya,Ned,Olga,Pat,Quinn,Rosa,Sam,Tess,Uma,Vic,Wes,Xena,Yusuf';
const LAST_NAMES =
  'Field,Miller,Garcia,Smith,Nguyen,Johnson,Baker,Cooper,Lopez,Brown,Davis,Wilson,Moore,Taylor,Lee,Clark,Young,King,Wright,Hill,' +
  'Green,Adams,Nelson,Carter,Mitchell,Perez,Roberts,Turner,Phillips,Campbell,Parker,Evans,Edwards,Collins,Stewart,Sanchez,Morris';

/** One of the comma-separated words, by a number. */
export const wordOf = (words: string, number: string) =>
  `(string_to_array('${words}', ','))[(${number}) % ${words.split(',').length} + 1]`;
export const firstNameOf = (number: string) => wordOf(FIRST_NAMES, number);
export const lastNameOf = (number: string) => wordOf(LAST_NAMES, number);
/**
 * A number from 0 that looks random and is always the same.
 * @param below how many there are
 * @param salt another one gives others
 */
export const choice = (number: string, below: number | string, salt: number) =>
  `((hashint8extended((${number})::bigint, ${salt}) & 1073741823)::int % ${below})`;

/** Whether a farm, by its number, belongs to the account of the same number. */
export const isOwned = (farm: number): boolean => farm % 10 < 6;

/**
 * Accounts by their number: farmers, as many as there are farms, then the vendors' people, then customers;
 * the last is the administrator.
 */
export const insertUsers = (count: number, farms: number, vendors: number): string => `
  INSERT INTO users (id, username, email, password, role, first_name, last_name, phone, city, state, zip_code, created_at, locked_at, lock_reason)
  SELECT g, CASE WHEN g = ${count} THEN '${BENCH_ADMIN}' ELSE 'person' || g END, 'person' || g || '@example.org', '${HASH}',
    CASE WHEN g = ${count} THEN 'admin' WHEN g <= ${farms} AND g % 10 < 6 THEN 'farmer'
      WHEN g > ${farms} AND g <= ${farms + vendors} THEN 'vendor' ELSE 'user' END,
    ${firstNameOf(choice('g', 25, 1))}, ${lastNameOf(choice('g', 37, 2))}, '555-0100', zip.city, zip.state, zip.zip_code,
    now() - ${choice('g', 63_072_000, 3)} * interval '1 second',
    CASE WHEN g % 1000 = 7 THEN now() - interval '3 days' END, CASE WHEN g % 1000 = 7 THEN 'Spam' END
  FROM generate_series(1, ${count}) AS g
  JOIN (SELECT *, row_number() OVER (ORDER BY zip_code) AS place FROM zip_codes) AS zip
    ON zip.place = ${choice('g', '(SELECT count(*) FROM zip_codes)', 4)} + 1`;

/** What people have done, and what waits for staff. */
export const insertDesk = (
  users: number,
  farms: number,
  products: number,
  vendors: number,
  places: number,
): [table: string, text: string][] => [
  [
    'sessions',
    `INSERT INTO sessions (id, user_id, data, user_agent, created_at, last_seen_at, expires_at)
     SELECT md5(g::text), ${choice('g', users, 11)} + 1, '{}', 'Mozilla/5.0', now() - (g % 400) * interval '1 hour', now() - (g % 300) * interval '1 minute',
       now() + interval '10 days' FROM generate_series(1, ${Math.ceil(users / 4)}) AS g`,
  ],
  [
    'audit_log',
    `INSERT INTO audit_log (user_id, username, action, resource, record_id, before, after, created_at)
     SELECT ${users}, '${BENCH_ADMIN}', ${wordOf('update,verify,hide,restore,refund', choice('g', 5, 12))},
       ${wordOf('farms,listings,orders,users,places', choice('g', 5, 13))}, ${choice('g', farms, 14)}::text, '{"name": "A"}', '{"name": "B"}',
       now() - g * interval '5 minutes' FROM generate_series(1, ${Math.ceil(users / 2)}) AS g`,
  ],
  [
    'reviews',
    `INSERT INTO reviews (user_id, product_id, vendor_id, rating, comment, author_name, is_hidden, open_reports, created_at)
     SELECT g, CASE WHEN g % 4 > 0 THEN ${choice('g', products, 15)} + 1 END, CASE WHEN g % 4 = 0 THEN ${choice('g', vendors, 16)} + 1 END,
       ${choice('g', 5, 17)} + 1, 'Sweet ' || ${wordOf('carrots,honey,apples,kale,cheddar', choice('g', 5, 18))} || ', and they came in time.',
       ${firstNameOf(choice('g', 25, 1))}, g % 100 = 1, CASE WHEN g % 200 = 2 THEN 1 ELSE 0 END, now() - g * interval '6 minutes'
     FROM generate_series(1, ${Math.ceil(users / 3)}) AS g`,
  ],
  [
    'favorites',
    `INSERT INTO favorites (user_id, product_id, vendor_id, created_at)
     SELECT g % ${users} + 1, CASE WHEN g % 3 > 0 THEN ${choice('g', products, 19)} + 1 END, CASE WHEN g % 3 = 0 THEN ${choice('g', vendors, 20)} + 1 END,
       now() - g * interval '3 minutes' FROM generate_series(1, ${Math.ceil(users * 0.75)}) AS g`,
  ],
  [
    'messages',
    `INSERT INTO messages (name, email, subject, message, status, created_at)
     SELECT ${firstNameOf(choice('g', 25, 1))}, 'person' || g || '@example.org', 'About ' || ${wordOf('honey,an order,my farm,a market', choice('g', 4, 21))},
       'Good morning, who can tell me more?', ${wordOf('read,read,archived,unread', choice('g', 4, 22))}, now() - g * interval '25 minutes'
     FROM generate_series(1, ${Math.ceil(users / 10)}) AS g`,
  ],
  [
    'corrections',
    `INSERT INTO corrections (farm_id, message, email, status, created_at)
     SELECT ${choice('g', farms, 23)} + 1, 'They open at nine on Saturdays.', 'person' || g || '@example.org',
       ${wordOf('new,done,done,dismissed', choice('g', 4, 24))}, now() - g * interval '50 minutes' FROM generate_series(1, ${Math.ceil(users / 20)}) AS g`,
  ],
  [
    'farm_claims',
    `INSERT INTO farm_claims (farm_id, user_id, status, created_at)
     SELECT g, g, ${wordOf('verified,verified,released', choice('g', 3, 25))}, now() - g * interval '30 minutes'
     FROM generate_series(1, ${Math.ceil(farms / 5)}) AS g`,
  ],
  [
    'farm_applications',
    `INSERT INTO farm_applications (farmer_name, email, phone, farm_name, farm_address, farm_description, products_grown, experience, status, created_at)
     SELECT ${lastNameOf(choice('g', 37, 2))}, 'person' || g || '@example.org', '555-0100', ${lastNameOf(choice('g', 37, 26))} || ' Farm', '1 Main Street', 'A farm.',
       'apples', 'ten years', ${wordOf('new,approved,declined', choice('g', 3, 27))}, now() - g * interval '90 minutes'
     FROM generate_series(1, ${Math.ceil(users / 40)}) AS g`,
  ],
  // Hardly a pair has the same website, and none the same email.
  [
    'doubles',
    `INSERT INTO doubles (one_key, other_key, reasons, found_at, different_at, state, is_listed)
     SELECT 'place-' || g, 'place-' || (g + n),
       CASE WHEN ${choice('g', 1_000, 28)} = 0 THEN '{name,website}'::text[] ELSE ARRAY['name', ${wordOf('address,phone', choice('g', 2, 29))}] END,
       now() - g * interval '3 minutes', CASE WHEN ${choice('g', 20, 30)} = 0 THEN now() END, places.state, ${choice('g', 10, 31)} > 0
     FROM generate_series(1, ${places}) AS g JOIN places ON places.id = g CROSS JOIN generate_series(1, 2) AS n`,
  ],
  // Jobs are kept for a week.
  [
    'archive',
    `INSERT INTO pgboss.archive (id, name, priority, data, state, retry_limit, retry_count, created_on, start_after, started_on, completed_on, keep_until, expire_in, retry_delay, retry_backoff)
     SELECT gen_random_uuid(), 'mail', 0, '{}', 'completed', 2, 0, moment, moment, moment, moment, moment + interval '14 days', interval '15 minutes', 0, false
     FROM (SELECT now() - g * interval '20 seconds' AS moment FROM generate_series(1, ${Math.ceil(users / 7)}) AS g) AS made`,
  ],
];
