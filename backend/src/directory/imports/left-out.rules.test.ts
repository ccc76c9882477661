import { expect, it } from '@jest/globals';
import { withLeftOut } from './left-out.rules.js';

const preview = { created: 2, added: 1, updated: 1, unchanged: 1, written: 4, leftOut: [] };
const rows = [
  { position: 1, outcome: 'created' },
  { position: 3, outcome: 'added' },
  { position: 6, outcome: 'rejected' },
] as const;

it('no longer counts what is left out, counts it again, and neither twice', () => {
  const out = withLeftOut(preview, rows, true);
  expect(out).toEqual({ created: 1, added: 0, updated: 1, unchanged: 1, written: 2, leftOut: [1, 3] });
  expect(withLeftOut(out, rows, true)).toEqual(out);
  expect(withLeftOut(out, rows.slice(0, 1), false)).toEqual({
    ...{ created: 2, added: 0, updated: 1, unchanged: 1, written: 3, leftOut: [3] },
  });
  expect(withLeftOut(out, rows, false)).toEqual(preview);
});
