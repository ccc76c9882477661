import { describe, expect, it } from '@jest/globals';
import { dayUndo } from './day-undo';

const MOVED = { status: 'moved' } as const;
const usual = { reason: null, address: null, hours: [{ opens: '09:00', closes: '13:00' }] };

describe('taking back what was said about a market day', () => {
  it('makes it as it was before', () => {
    const CANCELED = { status: 'cancelled' } as const;
    expect(dayUndo({ ...usual, status: 'scheduled' }, 'cancel', CANCELED)).toEqual([{ to: 'restore' }]);
    expect(dayUndo({ ...usual, status: 'confirmed' }, 'cancel', CANCELED)).toEqual([
      { to: 'restore' },
      { to: 'confirm' },
    ]);
    expect(dayUndo({ ...usual, status: 'cancelled', reason: 'Storm' }, 'move', MOVED)).toEqual([
      { to: 'cancel', body: { reason: 'Storm' } },
    ]);
    const moved = { ...usual, status: 'moved' as const, address: '12 Main Street', reason: 'Parade' };
    expect(dayUndo(moved, 'move', MOVED)).toEqual([
      { to: 'move', body: { address: '12 Main Street', reason: 'Parade', opens: '09:00', closes: '13:00' } },
    ]);
    expect(dayUndo({ ...moved, hours: [] }, 'move', MOVED)).toEqual([
      { to: 'move', body: { address: '12 Main Street', reason: 'Parade' } },
    ]);
  });

  it('has the hours again that a day had before', () => {
    const undo: ReturnType<typeof dayUndo> = [
      { to: 'move', body: { address: null, reason: null, opens: '09:00', closes: '13:00' } },
    ];
    for (const status of ['scheduled', 'confirmed'] as const)
      expect(dayUndo({ ...usual, status }, 'move', { status })).toEqual(undo);
    expect(dayUndo({ ...usual, hours: [], status: 'scheduled' }, 'move', { status: 'scheduled' })).toBeNull();
    // The server knows what a moved day had.
    expect(dayUndo({ ...usual, status: 'scheduled' }, 'move', MOVED)).toEqual([{ to: 'restore' }]);
    expect(dayUndo({ ...usual, status: 'confirmed' }, 'move', MOVED)).toEqual([
      { to: 'restore' },
      { to: 'confirm' },
    ]);
  });

  it('leaves it to the server where a canceled day was moved, but for the reason of the move', () => {
    const moved = { ...usual, status: 'moved' as const, address: '12 Main Street' };
    const twice = [...usual.hours, { opens: '15:00', closes: '18:00' }];
    expect(dayUndo({ ...moved, hours: twice }, 'cancel', MOVED)).toEqual([{ to: 'restore' }]);
    expect(dayUndo({ ...moved, reason: 'Parade' }, 'cancel', MOVED)).toEqual([
      { to: 'move', body: { address: '12 Main Street', reason: 'Parade', opens: '09:00', closes: '13:00' } },
    ]);
    expect(dayUndo(moved, 'restore', MOVED)?.[0]?.to).toBe('move');
  });

  it('is not offered where it would lose something', () => {
    expect(dayUndo({ ...usual, status: 'cancelled' }, 'move', MOVED)).toBeNull();
    expect(dayUndo({ ...usual, status: 'moved' }, 'move', MOVED)).toBeNull();
    const toSunday = { ...usual, status: 'cancelled' as const, reason: 'Parade', movedTo: '2026-12-06' };
    expect(dayUndo(toSunday, 'restore', MOVED)).toBeNull();
    const twice = [...usual.hours, { opens: '15:00', closes: '18:00' }];
    expect(
      dayUndo({ ...usual, status: 'moved', address: '12 Main Street', hours: twice }, 'move', MOVED),
    ).toBeNull();
  });
});
