import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { dayTitle } from '../../../shared/market-day';
import { Button } from '../../../ui/button';
import type { DayChange } from '../market-queries';

const RESTORE: Record<MarketDayView['status'], string | null> = {
  scheduled: null,
  confirmed: 'Unconfirm',
  cancelled: 'Restore',
  moved: 'Move back',
};

export interface DayActionsProps {
  day: MarketDayView;
  /** It is the one to say something about first. */
  isNext: boolean;
  /** What is being sent about it. */
  pending: DayChange['to'] | null;
  onChange: (to: 'confirm' | 'restore') => void;
  onAsk: (about: 'cancel' | 'move') => void;
}

/** What a manager can say about a day. */
export function DayActions({ day, isNext, pending, onChange, onAsk }: DayActionsProps) {
  const isCancelled = day.status === 'cancelled';
  // A day that was confirmed before an alert is confirmed again.
  const isUnsure = day.weather ? !day.weather.isAnswered : false;
  const isToConfirm = day.status === 'scheduled' || (isUnsure && !isCancelled);
  const restore = RESTORE[day.status];
  const of = <span className="sr-only"> {dayTitle(day)}</span>;
  return (
    <>
      {isToConfirm && (
        <Button
          size="sm"
          look={isNext ? 'primary' : 'secondary'}
          disabled={pending !== null}
          pendingLabel={pending === 'confirm' && 'Confirming...'}
          onClick={() => onChange('confirm')}
        >
          Confirm{of}
        </Button>
      )}
      {restore && (
        <Button
          size="sm"
          look={isCancelled ? 'primary' : 'secondary'}
          disabled={pending !== null}
          pendingLabel={pending === 'restore' && 'Saving...'}
          onClick={() => onChange('restore')}
        >
          {restore}
          {of}
        </Button>
      )}
      {!isCancelled && (
        <>
          <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => onAsk('move')}>
            Change
            {of}
          </Button>
          <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => onAsk('cancel')}>
            Cancel{of}
          </Button>
        </>
      )}
    </>
  );
}
