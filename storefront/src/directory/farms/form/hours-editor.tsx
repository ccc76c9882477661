import type { Season } from '@farmgate/backend/contract/directory/hours';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/fields/field-error';
import { newSeason } from './hours-model';
import { SeasonFields } from './season-fields';

const MOST_SEASONS = 6;

export interface HoursEditorProps {
  value: readonly Season[];
  onChange: (value: Season[]) => void;
  /** What is wrong with one stretch of one season. */
  errorAt: (season: number, index: number) => string | undefined;
  /** What is wrong with the weeks in which one stretch counts. */
  repeatErrorAt: (season: number, index: number) => string | undefined;
  /** What is wrong with the whole of it. */
  error: string | undefined;
}

/** When the farm is open: any number of seasons, each with its week. */
export function HoursEditor({ value, onChange, errorAt, repeatErrorAt, error }: HoursEditorProps) {
  const add = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone with its season.
    if (wasRemoved.current) add.current?.focus();
    wasRemoved.current = false;
  }, [value]);
  return (
    <div className="flex flex-col gap-4">
      {value.map((season, index) => (
        <SeasonFields
          key={index}
          number={index + 1}
          isOneOfSeveral={value.length > 1}
          season={season}
          onChange={(changed) => onChange(value.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => {
            wasRemoved.current = true;
            onChange(value.filter((_, at) => at !== index));
          }}
          errorAt={(stretch) => errorAt(index, stretch)}
          repeatErrorAt={(stretch) => repeatErrorAt(index, stretch)}
        />
      ))}
      <FieldError id="hours-error">{error}</FieldError>
      {value.length < MOST_SEASONS && (
        <Button
          ref={add}
          look="secondary"
          className="self-start"
          icon={<CalendarPlus aria-hidden size={18} />}
          onClick={() => onChange([...value, newSeason()])}
        >
          {value.length === 0 ? 'Add opening hours' : 'Add another season'}
        </Button>
      )}
    </div>
  );
}
