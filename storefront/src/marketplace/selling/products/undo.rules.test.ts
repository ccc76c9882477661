import { expect, it } from '@jest/globals';
import { importedText, undoSentences } from './undo.rules';

it('says when an import was, and what it did', () => {
  const view = { id: 1, importedAt: '2026-11-30T10:00:00Z', undoUntil: '2026-12-01T10:00:00Z' };
  const now = new Date('2026-11-30T12:10:00Z');
  expect(importedText({ ...view, created: 12, updated: 3 }, now)).toBe('2 hours ago: 12 new, 3 changed');
  expect(importedText({ ...view, created: 0, updated: 1 }, now)).toBe('2 hours ago: 1 changed');
});

it('says what undoing one does, and what it did', () => {
  const undo = { removed: ['Kale'], restored: ['Beets', 'Honey'], kept: [], isDone: false };
  expect(undoSentences(undo)).toEqual([
    ...['This deletes 1 product.', '2 products will be as they were before.'],
  ]);
  expect(undoSentences({ ...undo, isDone: true })).toEqual([
    '1 product deleted.',
    '2 products changed back.',
  ]);
  const kept = [{ name: 'Beets', reason: 'ordered' as const }];
  expect(undoSentences({ removed: [], restored: [], kept, isDone: false })).toEqual([
    ...['There’s nothing to undo anymore.', '1 product stays as it is:'],
  ]);
});
