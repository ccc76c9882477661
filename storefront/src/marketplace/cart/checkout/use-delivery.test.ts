import { describe, expect, it } from '@jest/globals';
import { presetMethod } from './use-delivery';

const delivery = (reasons: [string | null, string | null, string | null], isFar = false) => ({
  options: [
    { method: 'pickup' as const, reason: reasons[0] },
    { method: 'local_delivery' as const, reason: reasons[1] },
    { method: 'shipping' as const, reason: reasons[2] },
  ],
  farPickups: isFar
    ? [{ vendorId: 1, vendorName: 'Kettle Hill', city: 'Ithaca', state: 'NY', miles: 1120 }]
    : [],
});

describe('the way that is chosen for somebody who has not', () => {
  it('stays where it is possible, and is the first that is otherwise', () => {
    expect(presetMethod(delivery([null, 'No.', null]), 'shipping')).toBe('shipping');
    expect(presetMethod(delivery([null, 'No.', 'No.']), 'shipping')).toBe('pickup');
  });

  it('is never one that is impossible, nor a pickup that is far away', () => {
    expect(presetMethod(delivery(['No.', 'No.', 'No.']), 'shipping')).toBe('');
    expect(presetMethod(delivery([null, 'No.', 'No.'], true), 'shipping')).toBe('');
    expect(presetMethod(delivery([null, 'No.', 'No.'], true), 'pickup')).toBe('');
    expect(presetMethod(delivery([null, 'No.', null], true), 'pickup')).toBe('shipping');
  });
});
