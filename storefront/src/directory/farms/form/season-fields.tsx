import { type Season, WEEK } from '@farmgate/backend/contract/directory/hours';
import { MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { ChoiceField } from '../../../ui/fields/search-field';
import { Segmented } from '../../../ui/fields/segmented';
import { DayRow } from './day-row';
import { daysOf, isYearRound, readDayOfYear, withYearRound, writeDayOfYear } from './hours-model';

interface DayOfYearFieldProps {
  label: string;
  /** Null: not stated. */
  value: string | null;
  /** What it is called where no day is stated. */
  none: string;
  onChange: (value: string | null) => void;
}

/** A day of every year, by month and day, or none. */
function DayOfYearField({ label, value, none, onChange }: DayOfYearFieldProps) {
  const stated = value === null ? null : readDayOfYear(value);
  const day = stated?.day ?? 1;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="w-10 shrink-0 text-sm text-soft">
        {label}
      </span>
      <ChoiceField
        label={`${label}: month`}
        value={stated?.month ?? ''}
        className="min-w-0 grow basis-28 sm:w-40 sm:flex-none"
        onChange={({ currentTarget: { value: month } }) =>
          onChange(month === '' ? null : writeDayOfYear({ month: Number(month), day }))
        }
      >
        <option value="">{none}</option>
        {MONTH_NAMES.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </ChoiceField>
      {stated && (
        <ChoiceField
          label={`${label}: day`}
          value={day}
          className="w-20 shrink-0"
          onChange={({ currentTarget }) =>
            onChange(writeDayOfYear({ month: stated.month, day: Number(currentTarget.value) }))
          }
        >
          {Array.from({ length: daysOf(stated.month) }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </ChoiceField>
      )}
    </div>
  );
}

export interface SeasonFieldsProps {
  /** Counted from 1. */
  number: number;
  /** There are others, so that it has to be told apart. */
  isOneOfSeveral: boolean;
  season: Season;
  onChange: (season: Season) => void;
  onRemove: () => void;
  errorAt: (index: number) => string | undefined;
  repeatErrorAt: (index: number) => string | undefined;
}

/** A part of the year, or all of it, with its week. */
export function SeasonFields({
  number,
  isOneOfSeveral,
  season,
  onChange,
  onRemove,
  errorAt,
  repeatErrorAt,
}: SeasonFieldsProps) {
  const yearRound = isYearRound(season);
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-card px-4 pb-2">
      <legend className={isOneOfSeveral ? 'px-1.5 text-sm font-semibold' : 'sr-only'}>Season {number}</legend>
      <div className="flex flex-col gap-4 py-4">
        <Segmented
          label="When in the year"
          name={`season-${number}`}
          value={season.unknownDates ? 'unknown' : yearRound ? 'year' : 'part'}
          options={[
            { value: 'year', label: 'All year' },
            { value: 'part', label: 'Part of the year' },
            ...(season.unknownDates ? [{ value: 'unknown' as const, label: 'Not stated' }] : []),
          ]}
          onChange={(value) =>
            onChange(value === 'unknown' ? season : withYearRound(season, value === 'year'))
          }
          className="sm:self-start"
        />
        {!yearRound && !season.unknownDates && (
          <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap sm:gap-x-6">
            <DayOfYearField
              label="From"
              value={season.from}
              none="No start date"
              onChange={(from) => onChange({ ...season, from })}
            />
            <DayOfYearField
              label="To"
              value={season.to}
              none="No end date"
              onChange={(to) => onChange({ ...season, to })}
            />
          </div>
        )}
      </div>
      <ul aria-label="Days">
        {WEEK.map((day) => (
          <DayRow key={day} {...{ day, season, onChange, errorAt, repeatErrorAt }} />
        ))}
      </ul>
      <div className="button-flush flex border-t border-line py-2">
        <Button look="quiet" size="sm" icon={<Trash2 aria-hidden size={16} />} onClick={onRemove}>
          {isOneOfSeveral ? `Remove season ${number}` : 'Remove these hours'}
        </Button>
      </div>
    </fieldset>
  );
}
