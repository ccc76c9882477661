import { useEffect, useState } from 'react';
import { calendarDay } from '../../lib/format/calendar-day';
import { TextField } from '../../ui/fields/field';

export interface DayFieldProps {
  label: string;
  /** A day as YYYY-MM-DD. */
  value: string | null;
  onChange: (day: string | null) => void;
  earliest?: string | null;
  latest?: string | null;
}

/** A day that stands in the page's address. */
export function DayField({ label, value, onChange, earliest, latest }: DayFieldProps) {
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  const type = (typed: string) => {
    setText(typed);
    // A day that is still being typed is none yet.
    if (typed === '' || calendarDay(typed)) onChange(calendarDay(typed));
  };
  return (
    <TextField
      type="date"
      label={label}
      value={text}
      min={earliest ?? undefined}
      max={latest ?? undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
