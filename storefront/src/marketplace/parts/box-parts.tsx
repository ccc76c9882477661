import { partsText } from '@farmgate/backend/contract/marketplace/box-words';

interface Part {
  name: string;
  quantity: number;
}

/** What is in each box of a line of an order, below its name; nothing for what is no box. */
export function BoxParts({ parts = [] }: { parts?: readonly Part[] | undefined }) {
  if (parts.length === 0) return null;
  return <span className="block text-sm text-soft wrap-anywhere">In each: {partsText(parts)}</span>;
}
