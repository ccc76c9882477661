import { type ReactNode, createContext, useContext, useMemo } from 'react';
import { type DrawnRecord, drawingsInARow, drawnKey } from './in-a-row';

const Row = createContext<ReadonlyMap<string, string>>(new Map());

/** A listing or a product as a list has it. */
interface Item {
  id: number | string;
  category: string;
  imageUrl?: string | null;
  name?: string;
  productName?: string;
}

/** Around the cards of a list: no two that follow one another get the same drawing. */
export function ArtRow({ items, children }: { items: readonly Item[]; children: ReactNode }) {
  const drawings = useMemo(
    () =>
      drawingsInARow(
        items
          .filter(({ imageUrl }) => !imageUrl)
          .map(({ id, category, name, productName }) => ({
            category,
            seed: id,
            name: productName ?? name ?? '',
          })),
      ),
    [items],
  );
  return <Row value={drawings}>{children}</Row>;
}

/** @returns the drawing that the list around it chose for a record; undefined outside of a list */
export const useDrawingInRow = (record: DrawnRecord) => useContext(Row).get(drawnKey(record));
