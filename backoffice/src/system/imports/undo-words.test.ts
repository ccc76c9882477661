import { expect, it } from '@jest/globals';
import { undoText } from './undo-words';

it('says what undoing an import does, and what it did', () => {
  const undo = { removed: 1_212, restored: 1, keptCount: 2, kept: [] };
  expect(undoText(undo, false)).toBe(
    'This deletes 1,212 places. 1 place will be as it was before. 2 places stay as they are:',
  );
  expect(undoText(undo, true)).toBe('1,212 places deleted. 1 place changed back. 2 places stay as they are.');
  expect(undoText({ ...undo, removed: 0, restored: 0, keptCount: 0 }, false)).toBe(
    'There’s nothing to undo anymore.',
  );
});
