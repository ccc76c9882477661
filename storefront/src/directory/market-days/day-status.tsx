import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { Badge } from '../../ui/badge';

/** What was said about a day; nothing of one that is as usual. */
export function DayStatus({ status }: Pick<MarketDayView, 'status'>) {
  if (status === 'confirmed') return <Badge>Confirmed</Badge>;
  if (status === 'moved') return <Badge tone="sun">Moved</Badge>;
  return status === 'cancelled' ? <Badge tone="clay">Canceled</Badge> : null;
}
