import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { dayStatus } from '../../shared/market-day';
import { Badge } from '../../ui/badge';

/** What was said about a day, and whether the weather makes that unsure until its market answers. */
export function DayStatus(day: Pick<MarketDayView, 'status' | 'weather' | 'movedTo'>) {
  return dayStatus(day).map(({ text, tone }) => (
    <Badge key={text} tone={tone}>
      {text}
    </Badge>
  ));
}
