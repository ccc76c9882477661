import { type ReactNode, useMemo } from 'react';
import { RowDrawings } from '../row-drawings';
import { drawingsInARow } from './in-a-row';

/** A listing or a product as a list has it. */
interface Item {
  id: number | string;
  category: string;
  imageUrl?: string | null;
  name?: string;
  productName?: string;
}

/** Around the cards of a list: no two in a row get the same drawing. */
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
  return <RowDrawings value={drawings}>{children}</RowDrawings>;
}
