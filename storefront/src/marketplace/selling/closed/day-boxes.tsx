import type { ClosingShareDay } from '@farmgate/backend/contract/marketplace/closures';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dayLabel } from '../../../lib/format/day-label';
import { Select } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { RadioCard } from '../../../ui/fields/radio-card';
import { Link } from '../../../ui/navigation/link';
import { CanceledDayList } from '../shares/canceled-day-list';
import { cancelDayQuery } from '../shares/vendor-shares';
import { type BoxValues, boxesText } from './closed.rules';

interface DayBoxesProps {
  day: ClosingShareDay;
  value: BoxValues;
  onChange: (value: BoxValues) => void;
  errorOf: (name: 'boxes' | 'toDateId') => string | undefined;
}

/** What members get for it, once it is chosen. */
function Outcome({ day, toDateId }: { day: ClosingShareDay; toDateId: string }) {
  const preview = useQuery({
    ...cancelDayQuery(String(day.planId), String(day.dateId), toDateId),
    staleTime: 0,
  });
  return <CanceledDayList preview={preview} />;
}

/** What happens to the boxes of one day of a share. */
export function DayBoxes({ day, value, onChange, errorOf }: DayBoxesProps) {
  const name = useId();
  const error = errorOf('boxes');
  const options: [Exclude<BoxValues['boxes'], ''>, string, string][] = [
    ['move', 'Move them to another day', 'Who can’t get a box then gets farm credit.'],
    ['credit', 'Give farm credit', 'Members spend it on boxes or in your shop.'],
    ['keep', 'Keep them', 'Members still pick up that day.'],
  ];
  const isSettled = value.boxes === 'credit' || (value.boxes === 'move' && value.toDateId !== '');
  return (
    <fieldset
      aria-describedby={error && `${name}-error`}
      className="flex min-w-0 flex-col gap-2 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      <legend className="float-left mb-2 w-full font-semibold wrap-anywhere">
        {dayLabel(day.date)}: {boxesText(day)}
      </legend>
      {options.slice(day.targets.length > 0 ? 0 : 1).map(([option, label, help]) => (
        <div key={option} className="flex flex-col gap-2">
          <RadioCard
            label={label}
            help={help}
            name={name}
            data-invalid={error ? true : undefined}
            checked={value.boxes === option}
            onChange={() => onChange({ ...value, boxes: option })}
          />
          {option === 'move' && value.boxes === 'move' && (
            <Select
              label="New day"
              value={value.toDateId}
              error={errorOf('toDateId')}
              onChange={({ currentTarget }) => onChange({ ...value, toDateId: currentTarget.value })}
            >
              <option value="">Choose a day</option>
              {day.targets.map(({ dateId, date }) => (
                <option key={dateId} value={dateId}>
                  {dayLabel(date)}
                </option>
              ))}
            </Select>
          )}
        </div>
      ))}
      <FieldError id={`${name}-error`}>{error}</FieldError>
      {isSettled && <Outcome day={day} toDateId={value.boxes === 'move' ? value.toDateId : ''} />}
      <Link className="link hit self-start text-sm" to={sharePaths.shareDay(day.planId, day.dateId)}>
        Open that day<span className="sr-only"> of {day.name}</span>
      </Link>
    </fieldset>
  );
}
