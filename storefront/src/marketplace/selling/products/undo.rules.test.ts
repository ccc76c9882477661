import { expect, it } from '@jest/globals';
import { importedText, photosText, undoSentences } from './undo.rules';

const none = { coming: 0, added: 0, failed: 0, failures: [] };

it('says how the photos of an import do', () => {
  expect(photosText(none)).toBeNull();
  expect(photosText({ ...none, coming: 3, added: 1 })).toBe('1 photo added, 3 on the way');
  expect(photosText({ ...none, added: 2, failed: 2 })).toBe('2 photos added');
});

it('says when an import was, and what it did', () => {
  const view = { id: 1, importedAt: '2026-11-30T10:00:00Z', undoUntil: '2026-12-01T10:00:00Z', photos: none };
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
