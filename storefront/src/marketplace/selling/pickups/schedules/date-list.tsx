import { MAX_SCHEDULE_DATES } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import { CalendarPlus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../../ui/button';
import { controlClass } from '../../../../ui/fields/control-class';
import { FieldError } from '../../../../ui/fields/field-error';
import { IconButton } from '../../../../ui/icon-button';

interface DateListProps {
  /** As they were typed; blank ones don't count. */
  dates: readonly string[];
  error: string | undefined;
  onChange: (dates: string[]) => void;
}

/** Single dates, as many as are needed. */
export function DateList({ dates, error, onChange }: DateListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);
  const shown = dates.length === 0 ? [''] : dates;
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [dates.length]);
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-sm font-semibold">Dates</legend>
      <ul ref={list} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {shown.map((date, index) => (
          <li key={index} className="flex items-center gap-1">
            <input
              type="date"
              aria-label={`Date ${index + 1}`}
              value={date}
              aria-invalid={(error !== undefined && index === 0) || undefined}
              onChange={({ currentTarget }) =>
                onChange(shown.map((one, at) => (at === index ? currentTarget.value : one)))
              }
              className={`${controlClass} h-11 min-w-0`}
            />
            {shown.length > 1 && (
              <IconButton
                label={`Remove date ${index + 1}`}
                icon={<X aria-hidden size={18} />}
                onClick={() => {
                  isAdded.current = true;
                  onChange(shown.filter((_, at) => at !== index));
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {shown.length < MAX_SCHEDULE_DATES && (
        <Button
          look="secondary"
          className="self-start"
          icon={<CalendarPlus aria-hidden size={18} />}
          onClick={() => {
            isAdded.current = true;
            onChange([...shown, '']);
          }}
        >
          Add another date
        </Button>
      )}
    </fieldset>
  );
}
