import fc from 'fast-check';
import { HOSTILE_BODIES } from './hostile-values.js';

/** The same at each run, unless `FUZZ_SEED` says otherwise; a failure names it. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 7);

const text = JSON.stringify;
const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

/** What each place gets, as JSON. */
const WORST = [text('a\0b'), '"a\\ud83eb"'];

/** What the places get in turn, as JSON, some of it broken: each is met in a hundred places. */
const OTHERS = [
  ...['', ' ', '\0', '\u202egnp.exe\u2066', '🥕👩🏽‍🌾', '🥕'.repeat(100), 'x'.repeat(200_000)],
  ...['\u0001\u001b[31m\u007f\u0085', '\ufeff', '\uffff\ufffe', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A'],
  ...[`'; DROP TABLE users; --`, `1 OR 1=1`, '%_\\', '$1', '$$;select pg_sleep(9)$$', '\\x00', '{1,2}'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '{{7*7}}${7*7}'],
  ...[
    'a@b.example\r\nBcc: c@d.example',
    'Ann\r\nSet-Cookie: a=b',
    'https://shop.example/\0',
    '//evil.example',
  ],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'null', 'undefined', 'NaN', '[object Object]'],
  ...['0000-01-01', '9999-12-31', '99999-01-01', '-271821-04-20', '2026-02-30T25:61:00Z', '275760-09-13'],
  ...['99999999999999999999', '-1', '1e3', '0x10', '٣', '1,5', 'Infinity'],
].map((value) => text(value));
const RAW = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e999', '-1e999', '1e-999', '5e-324'],
  ...['9007199254740993', '2147483648', '9223372036854775808', '99999999999999999999999999'],
  ...['NaN', 'undefined', '01', '.5', "'x'", '', '"\\x"', '"a\nb"', '"open'],
  ...['{}', '[]', '[null]', '[[]]', '[{}]', '{"$gt":""}', '{"length":1}', '{"then":"x","toJSON":1}'],
  ...[
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '"x","role":"admin"',
  ],
  nested('[', ']', 10_000),
  nested('{"a":', '}', 10_000).replace(':}', ':1}'),
  `[${Array.from({ length: 20_000 }, () => '1').join()}]`,
];
const ALL = [...OTHERS, ...RAW];

const anything = fc
  .oneof(
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 40 }).map(text),
    fc.double().map(String),
    fc.date().map(text),
  )
  .map((json) => json ?? 'null');
const random = fc.sample(anything, { seed: FUZZ_SEED, numRuns: 2_000 });

let turn = 0;
const next = <Value>(values: readonly Value[], many: number): Value[] =>
  Array.from({ length: many }, () => values[turn++ % values.length] as Value);

/** @returns what one place of a body is tried with, as JSON */
export const hostileJson = (): string[] => [...WORST, ...next(ALL, 2), ...next(random, 1)];

/** @returns one value as JSON, for a place that has many of its kind */
export const oneHostileJson = (): string => next(ALL, 1)[0] ?? '';

/** A request's body that is wrong as a whole, with what its headers say of it. */
export interface HostileBody {
  body: Buffer;
  headers: Record<string, string>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** How many of the bodies that are wrong as a whole a call gets; the calls go through them in turn. */
const WHOLE = 12;

/** @returns whole bodies for a call that takes JSON. @param valid what it would take */
export function hostileBodies(valid: string): HostileBody[] {
  const kinds = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'a/b; charset=x',
    '',
  ];
  const charsets = ['utf-16', 'utf-7', 'iso-8859-1', 'none'].map(
    (name) => `application/json; charset=${name}`,
  );
  const repeated = valid.startsWith('{"') ? valid.replace('{', `${valid.slice(0, -1)},`) : valid;
  const all = [
    ...HOSTILE_BODIES.map((body) => ({ body: Buffer.from(body), headers: JSON_TYPE })),
    { body: Buffer.from(valid.replace('{', '{"__proto__":{"role":"admin"},')), headers: JSON_TYPE },
    { body: Buffer.from(valid.replace('{', '{"hasOwnProperty":"x",')), headers: JSON_TYPE },
    { body: Buffer.from(repeated), headers: JSON_TYPE },
    { body: Buffer.from(`${valid}\0`), headers: JSON_TYPE },
    { body: Buffer.from('{"a":"\xff\xfe"}', 'latin1'), headers: JSON_TYPE },
    { body: Buffer.from(valid, 'utf16le'), headers: JSON_TYPE },
    { body: Buffer.from('x'.repeat(1_000_000)), headers: JSON_TYPE },
    {
      body: Buffer.from('1f8b08000000000000ff', 'hex'),
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    },
    { body: Buffer.from(valid), headers: { ...JSON_TYPE, 'content-encoding': 'br, gzip, x' } },
    ...kinds.map((kind) => ({ body: Buffer.from('a=b'), headers: { 'content-type': kind } })),
    ...charsets.map((kind) => ({ body: Buffer.from([0xff, 0xfe, 0x7b]), headers: { 'content-type': kind } })),
  ];
  return next(all, WHOLE);
}

const BOUNDARY = 'edge';
const FORM_TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

/**
 * @returns forms for a call that takes one.
 * @param fields what it would take
 * @param file the name of its file
 */
export function hostileForms(fields: Record<string, string>, file: string): HostileBody[] {
  const valid = Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('');
  const picture = (bytes: string, name = 'a.png', field = file) =>
    part(field, bytes, `; filename="${name}"\r\nContent-Type: image/png`);
  const raw = JSON.stringify(Object.keys(fields));
  const tried = Object.keys(fields).flatMap((name) =>
    hostileJson().map(
      (json) => valid.replace(part(name, fields[name] ?? ''), () => part(name, unquoted(json))) + END,
    ),
  );
  const forms = [
    ...['', END, 'no form at all', valid, `${valid}--${BOUNDARY}`, `${valid}${valid}${END}`, raw],
    part('__proto__', '{"role":"admin"}') + valid + END,
    part('constructor', 'x') + valid + END,
    part('a\0b', 'x') + valid + END,
    part('x'.repeat(5_000), 'x') + valid + END,
    Array.from({ length: 100 }, (_item, index) => part(`field-${index}`, 'x')).join('') + END,
    `${valid}${picture('<script>alert(1)</script>')}${END}`,
    `${valid}${picture('\u0089PNG\r\n\u001a\n<?php system($_GET["c"]); ?>')}${END}`,
    `${valid}${picture('GIF89a/*<svg onload=alert(1)>*/=1;alert(1)')}${END}`,
    `${valid}${picture('x', '../../etc/passwd')}${END}`,
    `${valid}${picture('x', 'a\0.png')}${END}`,
    `${valid}${picture('x', 'a.png', '__proto__')}${END}`,
    `${valid}${picture('x').repeat(30)}${END}`,
    `${valid}${picture('x', 'a.png', 'other')}${END}`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`,
    `--${BOUNDARY}\r\n${'X-Much: y\r\n'.repeat(3_000)}\r\nx\r\n${END}`,
  ];
  return [
    ...[...forms, ...tried].map((body) => ({ body: Buffer.from(body), headers: FORM_TYPE })),
    { body: Buffer.from('x'), headers: { 'content-type': 'multipart/form-data' } },
    {
      body: Buffer.from(valid + END),
      headers: { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` },
    },
  ];
}

/** A text as it stands in a form, where JSON has it in quotes. */
function unquoted(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : json;
  } catch {
    return json;
  }
}
