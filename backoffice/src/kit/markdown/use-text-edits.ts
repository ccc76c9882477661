import { type RefObject, useCallback } from 'react';
import type { Selected, TextEdit } from './markdown-edits.rules';

/**
 * @returns a function that changes the text of a field where it is selected, as if it were typed: the
 * browser's undo takes it back
 */
export function useTextEdits(field: RefObject<HTMLTextAreaElement | null>) {
  return useCallback(
    (edit: (selected: Selected) => TextEdit | null): boolean => {
      const element = field.current;
      if (!element) return false;
      const { value: text, selectionStart: start, selectionEnd: end } = element;
      const done = edit({ text, start, end });
      if (!done) return false;
      element.focus();
      element.setSelectionRange(done.from, done.to);
      insert(element, done.insert);
      element.setSelectionRange(...done.select);
      return true;
    },
    [field],
  );
}

function insert(element: HTMLTextAreaElement, text: string): void {
  // The one way that leaves the browser's undo as it is; every browser knows it, though no standard replaces
  // it.
  const isDone = document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (isDone) return;
  element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
