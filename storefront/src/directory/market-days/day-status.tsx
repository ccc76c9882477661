import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { Badge } from '../../ui/badge';

/** What was said about a day; nothing of one that is as usual. */
function Said({ status }: Pick<MarketDayView, 'status'>) {
  if (status === 'confirmed') return <Badge>Confirmed</Badge>;
  if (status === 'moved') return <Badge tone="sun">Moved</Badge>;
  return status === 'cancelled' ? <Badge tone="clay">Canceled</Badge> : null;
}

/** What was said about a day, and whether the weather makes that unsure until its market answers. */
export function DayStatus({ status, weather }: Pick<MarketDayView, 'status' | 'weather'>) {
  const isUnsure = weather ? !weather.isAnswered : false;
  return (
    <>
      {/* What was confirmed before the alert is what the market is asked about again. */}
      {!(isUnsure && status === 'confirmed') && <Said status={status} />}
      {isUnsure && <Badge tone="sun">Check before you go</Badge>}
    </>
  );
}
