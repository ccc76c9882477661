import { useEffect, useRef, useState } from 'react';

/** A moved item is put into another place of the document, where it would lose the focus. */
export function useFocusAfterMove(order: unknown) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ id: number | string; by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { id, by } = wanted.current;
    const item = list.current?.querySelector(`[data-photo="${id}"]`);
    const buttons = [by, -by].map((one) => item?.querySelector<HTMLButtonElement>(`[data-move="${one}"]`));
    const button = buttons.find((one) => one && !one.disabled);
    if (button) wanted.current = null;
    button?.focus();
  }, [order]);
  return { list, wanted };
}

/** Dragging an item over another one puts it there. */
export function useDragging(onDrop: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const drag = (index: number) => (event: 'start' | 'over' | 'drop' | 'end') => {
    if (event === 'start') setFrom(index);
    if (event === 'over' && from !== null) setOver(index);
    if (event === 'drop' && from !== null && from !== index) onDrop(from, index);
    if (event === 'drop' || event === 'end') {
      setFrom(null);
      setOver(null);
    }
  };
  return { drag, over: from === null ? null : over };
}
