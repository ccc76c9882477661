import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

export interface Selection {
  /** The point and card that are highlighted. */
  id: string | null;
  /** From the list: the map shows where it is. */
  fromList: (id: string) => void;
  /** From the map: the list shows its card. */
  fromMap: (id: string | null) => void;
}

export const SelectionContext = createContext<Selection | null>(null);

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
    card?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, [selected]);
  const fromList = useCallback((id: string) => {
    setSelected((before) => (before.id === id ? before : { id, from: 'list' }));
  }, []);
  const fromMap = useCallback((id: string | null) => setSelected({ id, from: 'map' }), []);
  return useMemo(() => ({ id: selected.id, fromList, fromMap }), [selected.id, fromList, fromMap]);
}

/** One card's part in the selection. */
export function useSelectable(id: string): { isSelected: boolean; select: () => void; clear: () => void } {
  const selection = useContext(SelectionContext);
  return {
    isSelected: selection?.id === id,
    select: () => selection?.fromList(id),
    clear: () => selection?.fromMap(null),
  };
}
