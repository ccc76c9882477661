import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { dayStatus } from '../../lib/format/market-day';
import { Badge } from '../../ui/badge';

/** What was said about a day; nothing of one that is as usual. */
export function DayStatus(day: Pick<MarketDayView, 'status'>) {
  const said = dayStatus(day);
  return said && <Badge tone={said.tone}>{said.text}</Badge>;
}
