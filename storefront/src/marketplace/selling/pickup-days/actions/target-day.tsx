import { hoursText, shortDayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { Button } from '../../../../ui/button';
import { Select } from '../../../../ui/fields/field';
import { leftText } from '../day-words';
import { useTargetDays } from './use-target-days';

/** @returns "Sat, Dec 5, 9 AM to noon, The stand (8 left)" */
function targetText(day: PickupWindowView): string {
  const left = leftText(day);
  return `${shortDayText(day.startsAt, day.timeZone)}, ${hoursText(day)}, ${day.placeName}${left ? ` (${left})` : ''}`;
}

interface TargetDayProps {
  day: PickupWindowView;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Which day the orders of a day move to. */
export function TargetDay({ day, value, error, onChange }: TargetDayProps) {
  const { days, isPending, hasMore, error: failure, showMore, retry } = useTargetDays(day);
  const end = days.at(-1);
  const isNone = !isPending && !hasMore && !failure && days.length === 0;
  const until =
    hasMore && end ? ` These are your days until ${shortDayText(end.startsAt, end.timeZone)}.` : '';
  return (
    <div className="flex flex-col items-start gap-2">
      <Select
        className="w-full"
        label="New day"
        value={value}
        error={failure ? 'We couldn’t load your days. Check your connection and try again.' : error}
        help={
          isNone
            ? 'You have no other day in the next 8 weeks.'
            : `Closed days and days past their cutoff are listed, too.${until}`
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{isPending && days.length === 0 ? 'Loading your days...' : 'Choose a day'}</option>
        {days.map((target) => (
          <option key={target.id} value={target.id}>
            {targetText(target)}
          </option>
        ))}
      </Select>
      {failure && (
        <Button size="sm" look="secondary" onClick={retry}>
          Try again
        </Button>
      )}
      {!failure && (hasMore || isPending) && days.length > 0 && (
        <Button size="sm" look="secondary" pendingLabel={isPending && 'Loading...'} onClick={showMore}>
          Show later days
        </Button>
      )}
    </div>
  );
}
