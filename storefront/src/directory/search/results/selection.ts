import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

export interface Selection {
  /** The point and card that are highlighted. */
  id: string | null;
  /** Its pin was chosen, so that its card has the focus. */
  isFromMap: boolean;
  /** From the list: the map shows where it is. */
  fromList: (id: string) => void;
  /** From the map: the list shows its card. */
  fromMap: (id: string | null) => void;
}

export const SelectionContext = createContext<Selection | null>(null);

/**
 * Gives the focus to a result's pin on the map, where it stands alone.
 * @returns whether there is one
 */
export function focusPin(id: string): boolean {
  const pin = document.querySelector<HTMLElement>(`[data-point="${CSS.escape(id)}"]`);
  pin?.focus({ preventScroll: true });
  return pin !== null;
}

/** The element of a result's card. */
export const resultElementId = (id: string) => `result-${id}`;

/** What is highlighted in the list and on the map at once. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<{ id: string | null; from: 'list' | 'map' }>({
    id: null,
    from: 'list',
  });
  useEffect(() => {
    if (selected.id === null || selected.from === 'list') return;
    const card = document.getElementById(resultElementId(selected.id));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, [selected]);
  const fromList = useCallback((id: string) => {
    setSelected((before) => (before.id === id ? before : { id, from: 'list' }));
  }, []);
  const fromMap = useCallback((id: string | null) => setSelected({ id, from: 'map' }), []);
  const isFromMap = selected.from === 'map';
  return useMemo(
    () => ({ id: selected.id, isFromMap, fromList, fromMap }),
    [selected.id, isFromMap, fromList, fromMap],
  );
}

/** One card's part in the selection. */
export function useSelectable(id: string): {
  isSelected: boolean;
  isFromMap: boolean;
  select: () => void;
  clear: () => void;
} {
  const selection = useContext(SelectionContext);
  const isSelected = selection?.id === id;
  return {
    isSelected,
    isFromMap: isSelected && selection.isFromMap,
    select: () => selection?.fromList(id),
    clear: () => selection?.fromMap(null),
  };
}
