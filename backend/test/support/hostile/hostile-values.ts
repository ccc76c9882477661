/** What programs and people send where something else is expected. */

/** What breaks most: each field of each call gets all of these. */
const WORST = [
  'a\0b',
  // Half of a pair, which is no letter at all.
  'a\ud83eb',
  'x'.repeat(20_000),
  null,
  9_007_199_254_740_991,
  {},
  Array.from({ length: 5_000 }, () => 1),
];

/** The others in turn, a few for each field: among the hundreds of fields each of them is met many times. */
const OTHERS = [
  '',
  'https://shop.example/\0',
  'https://shop.example/"><script>alert(1)</script>',
  'javascript:alert(1)',
  'a@b.example\r\nBcc: c@d.example',
  '<img src=x onerror=alert(1)>',
  `'; DROP TABLE users; --`,
  '%_\\',
  '🥕👩🏽‍🌾',
  '\u202egnp.exe\u2066',
  '__proto__',
  'constructor',
  '2026-02-30T25:61:00Z',
  '0000-01-01',
  '🥕'.repeat(60),
  0,
  -1,
  1e308,
  [],
  [null],
  { $gt: '' },
];

let turn = 0;

/** @returns the next two */
const someOf = <Value>(values: readonly Value[]): Value[] =>
  [0, 1].map(() => values[turn++ % values.length] as Value);

/** @returns what one field is tried with */
export const hostileValues = (): unknown[] => [...WORST, ...someOf(OTHERS)];

const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

/** Whole bodies, as they are sent. */
export const HOSTILE_BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":null,"hasOwnProperty":1,"then":"x"}',
  nested('[', ']', 20_000),
  `{"a":${nested('{"a":[', ']}', 10_000).replace('[]', '[1]')}}`,
];

/** Where an id or a word stands in an address, encoded as they are sent: each place gets all of these. */
const WORST_PARTS = [
  '-1',
  '999999999999999999999',
  '2147483648',
  '1%00',
  '%ED%A0%80',
  '%ff',
  'a'.repeat(3_000),
];
const OTHER_PARTS = [
  '0',
  '1e3',
  '0x1',
  '01',
  '%00',
  '%F0%9F%A5%95',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '%3Cscript%3E',
  `1'%20OR%201=1--`,
  '__proto__',
  'constructor',
  '0000-01-01',
];

/** @returns what one place of an address is tried with, of the worst and of the others */
export const hostileParts = (): string[] => [...someOf(WORST_PARTS), ...someOf(OTHER_PARTS)];

const OPERATORS = ['-', '"', "'", '|', '&', '!', ':', '*', '(', ')', '<', '>', '~', '\\', '%', '_', ' OR '];
const MIXED = ['- ', '-|', '-(', '(-', '-&-!', '-"', '"-"', '- "" -', '-<->', ':*', '()', '-\t(', '-\0'];

/**
 * Texts of nothing but operators of a text search, as long as a search may be: each field that is searched
 * gets all of these.
 */
export const OPERATOR_RUNS: readonly string[] = [...OPERATORS, ...MIXED].flatMap((run) => {
  const text = run.repeat(200).slice(0, 200);
  return [text, `${text.slice(0, 194)}tomato`];
});
