import { type MouseEvent, useEffect, useRef } from 'react';

interface Pressed {
  list: Element;
  index: number;
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * A row's button rests while its call is under way, and its row may go then. Who pressed it goes on at the
 * row that is there now, or at the section's heading.
 * @param isPending whether a call is under way
 * @param headingId what gets the focus where the list is gone; it has `tabIndex={-1}`
 * @returns for the section's `onClickCapture`
 */
export function useFocusBack(isPending: boolean, headingId: string) {
  const pressed = useRef<Pressed | null>(null);
  useEffect(() => {
    if (isPending || pressed.current === null) return;
    const { list, index } = pressed.current;
    pressed.current = null;
    if (!isLost()) return;
    const rows = list.isConnected ? list.children : [];
    const row = rows[Math.min(index, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>('button:enabled') ?? document.getElementById(headingId);
    next?.focus();
  }, [isPending, headingId]);
  return ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('li') : null;
    const list = row?.parentElement;
    pressed.current = row && list ? { list, index: [...list.children].indexOf(row) } : null;
  };
}
