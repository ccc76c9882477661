import { describe, expect, it } from '@jest/globals';
import { dayUndo } from './day-undo';

const usual = { reason: null, address: null, hours: [{ opens: '09:00', closes: '13:00' }] };

describe('taking back what was said about a market day', () => {
  it('makes it as it was before', () => {
    expect(dayUndo({ ...usual, status: 'scheduled' })).toEqual([{ to: 'restore' }]);
    expect(dayUndo({ ...usual, status: 'confirmed' })).toEqual([{ to: 'restore' }, { to: 'confirm' }]);
    expect(dayUndo({ ...usual, status: 'cancelled', reason: 'Storm' })).toEqual([
      { to: 'cancel', body: { reason: 'Storm' } },
    ]);
    const moved = { ...usual, status: 'moved' as const, address: '12 Main Street', reason: 'Parade' };
    expect(dayUndo(moved)).toEqual([
      { to: 'move', body: { address: '12 Main Street', reason: 'Parade', opens: '09:00', closes: '13:00' } },
    ]);
    expect(dayUndo({ ...moved, hours: [] })).toEqual([
      { to: 'move', body: { address: '12 Main Street', reason: 'Parade' } },
    ]);
  });

  it('is not offered where it would lose something', () => {
    expect(dayUndo({ ...usual, status: 'cancelled' })).toBeNull();
    expect(dayUndo({ ...usual, status: 'moved' })).toBeNull();
    const twice = [...usual.hours, { opens: '15:00', closes: '18:00' }];
    expect(dayUndo({ ...usual, status: 'moved', address: '12 Main Street', hours: twice })).toBeNull();
  });
});
