import { type Season, WEEKDAYS, type Weekday } from '@farmgate/backend/contract/directory/hours';
import { CopyCheck, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { timeFieldValue } from '../../../shared/hours-exceptions/clock-fields';
import { RepeatField } from '../../../shared/repeats/repeat-field';
import { Button } from '../../../ui/button';
import { controlClass } from '../../../ui/fields/control-class';
import { FieldError } from '../../../ui/fields/field-error';
import { IconButton } from '../../../ui/icon-button';
import { CheckChip } from './check-chips';
import {
  MOST_STRETCHES,
  type Stretch,
  addStretch,
  asStated,
  copyToAll,
  isNotStated,
  removeStretch,
  setRepeats,
  setTime,
  stretchesOf,
  toggleDay,
} from './hours-model';

interface TimesProps {
  day: string;
  stretch: Stretch;
  /** Which stretch of the day it is, counted from 1; null for the only one. */
  number: number | null;
  error: string | undefined;
  repeatError: string | undefined;
  onRepeats: (repeats: Stretch['repeats']) => void;
  onTime: (end: 'opens' | 'closes', time: string) => void;
  onRemove: () => void;
}

const timeClass = `${controlClass} h-11 min-w-0 flex-1 px-2! text-sm! tabular-nums`;

function Times({ day, stretch, number, error, repeatError, onRepeats, onTime, onRemove }: TimesProps) {
  const id = useId();
  const nth = number === null ? '' : ` (${number})`;
  const trouble = error ? { 'aria-invalid': true as const, 'aria-describedby': id } : {};
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-1.5">
        <input
          type="time"
          step={300}
          aria-label={`${day} opens${nth}`}
          value={timeFieldValue(stretch.opens)}
          onChange={({ currentTarget }) => onTime('opens', currentTarget.value)}
          className={timeClass}
        />
        <span aria-hidden className="text-sm text-soft">
          to
        </span>
        <input
          type="time"
          step={300}
          aria-label={`${day} closes${nth}`}
          value={timeFieldValue(stretch.closes)}
          onChange={({ currentTarget }) => onTime('closes', currentTarget.value)}
          className={timeClass}
          {...trouble}
        />
        {number !== null && (
          <IconButton
            label={`Remove these hours of ${day}${nth}`}
            icon={<X aria-hidden size={18} />}
            className="-mr-2"
            onClick={onRemove}
          />
        )}
      </div>
      <FieldError id={id}>{error}</FieldError>
      <RepeatField of={day + nth} value={stretch.repeats} error={repeatError} onChange={onRepeats} />
    </div>
  );
}

export interface DayRowProps {
  day: Weekday;
  season: Season;
  onChange: (season: Season) => void;
  /** What is wrong with one of the season's hours, by its index. */
  errorAt: (index: number) => string | undefined;
  /** What is wrong with the weeks in which they count. */
  repeatErrorAt: (index: number) => string | undefined;
}

/** One weekday: closed, open with its hours, or not known. */
export function DayRow({ day, season, onChange, errorAt, repeatErrorAt }: DayRowProps) {
  const name = WEEKDAYS[day];
  const stretches = stretchesOf(season, day);
  const isOpen = stretches.length > 0;
  const isUnknown = isNotStated(season, day);
  const isClosed = !isOpen && !isUnknown;
  return (
    <li className="flex flex-col gap-2.5 border-t border-line py-3 sm:flex-row sm:items-start sm:gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 sm:w-36 sm:shrink-0">
        <CheckChip label={name} checked={isOpen} onChange={() => onChange(toggleDay(season, day))} />
        {isClosed && <span className="text-sm text-soft sm:hidden">Closed</span>}
      </div>
      {isClosed && <span className="py-2.5 text-sm text-soft max-sm:hidden">Closed</span>}
      {isUnknown && (
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
          <span className="text-sm text-soft">Hours not stated</span>
          <Button look="quiet" size="sm" onClick={() => onChange(asStated(season, day))}>
            Mark as closed
            <span className="sr-only"> on {name}</span>
          </Button>
        </div>
      )}
      {isOpen && (
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          {stretches.map((stretch, position) => (
            <Times
              key={stretch.index}
              day={name}
              stretch={stretch}
              number={stretches.length > 1 ? position + 1 : null}
              error={errorAt(stretch.index)}
              repeatError={repeatErrorAt(stretch.index)}
              onRepeats={(repeats) => onChange(setRepeats(season, stretch.index, repeats))}
              onTime={(end, time) => onChange(setTime(season, stretch.index, end, time))}
              onRemove={() => onChange(removeStretch(season, stretch.index))}
            />
          ))}
          <div className="button-flush flex flex-wrap gap-x-1">
            <Button
              look="quiet"
              size="sm"
              icon={<CopyCheck aria-hidden size={16} />}
              onClick={() => onChange(copyToAll(season, day))}
            >
              Copy to all days
              <span className="sr-only"> from {name}</span>
            </Button>
            {stretches.length < MOST_STRETCHES && (
              <Button
                look="quiet"
                size="sm"
                icon={<Plus aria-hidden size={16} />}
                onClick={() => onChange(addStretch(season, day))}
              >
                More hours
                <span className="sr-only"> on {name}</span>
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
