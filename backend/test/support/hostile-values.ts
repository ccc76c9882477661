/** What programs and people send where something else is expected. */

const STRINGS = [
  '',
  'a\0b',
  'https://shop.example/\0',
  'https://shop.example/"><script>alert(1)</script>',
  'javascript:alert(1)',
  'a@b.example\r\nBcc: c@d.example',
  '<img src=x onerror=alert(1)>',
  `'; DROP TABLE users; --`,
  '%_\\',
  '🥕👩🏽‍🌾',
  // Half of a pair, which is no letter at all.
  'a\ud83eb',
  '\u202egnp.exe\u2066',
  '__proto__',
  'constructor',
  '2026-02-30T25:61:00Z',
  'x'.repeat(20_000),
  '🥕'.repeat(60),
];

const OTHERS = [
  null,
  0,
  -1,
  9_007_199_254_740_991,
  1e308,
  [],
  {},
  [null],
  { $gt: '' },
  Array.from({ length: 5_000 }, () => 1),
];

export const HOSTILE_VALUES: readonly unknown[] = [...STRINGS, ...OTHERS];

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

/** Where an id or a word stands in an address; encoded as they are sent. */
export const HOSTILE_PARTS: readonly string[] = [
  '0',
  '-1',
  '1e3',
  '0x1',
  '01',
  '999999999999999999999',
  '2147483648',
  '%00',
  '1%00',
  '%F0%9F%A5%95',
  '%ED%A0%80',
  '%ff',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '%3Cscript%3E',
  `1'%20OR%201=1--`,
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
];
