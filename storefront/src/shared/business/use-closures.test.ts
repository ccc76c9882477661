import type { ClosureView } from '@farmgate/backend/contract/marketplace/closures';
import { describe, expect, it } from '@jest/globals';
import { closureOn, isMadeBy } from './use-closures';

const CLOSURE: ClosureView = {
  ...{ id: 1, from: '2026-12-24', to: '2026-12-27', note: null, isNow: false },
  ...{ farms: [{ id: 3, name: 'Hill Farm' }], markets: 0, refunded: 0, moved: 0, unsettled: 0 },
};

describe('closed days', () => {
  it('are found by a date', () => {
    expect(closureOn([CLOSURE], '2026-12-24')).toBe(CLOSURE);
    expect(closureOn([CLOSURE], '2026-12-28')).toBeUndefined();
  });

  it('made the closed dates of their farms, and no others', () => {
    const date = { from: '2026-12-24', to: '2026-12-27', kind: 'closed' };
    expect(isMadeBy([CLOSURE], 3, date)).toBe(true);
    expect(isMadeBy([CLOSURE], 4, date)).toBe(false);
    expect(isMadeBy([CLOSURE], 3, { ...date, kind: 'hours' })).toBe(false);
    expect(isMadeBy([CLOSURE], 3, { ...date, to: '2026-12-28' })).toBe(false);
  });
});
