import { useQuery } from '@tanstack/react-query';
import { marketBoardQuery } from '../market-queries';
import { tellsText } from './tells-text';

/** Whom a change of a day is told to, as the server counts them. */
export function TellsNote({ marketId, date }: { marketId: number; date: string }) {
  const { data, error } = useQuery(marketBoardQuery(marketId, date));
  if (error) return null;
  return (
    <p role="status" className="min-h-5 text-sm text-soft">
      {data && tellsText(data.tells)}
    </p>
  );
}
