import { LoaderCircle } from 'lucide-react';

/** Something is under way; the words beside it say what. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-turn" />;
}
