import { type DayHours, WEEK, WEEKDAYS, type Weekday } from '@farmgate/backend/contract/directory/hours';
import { controlClass } from '../../../ui/fields/control-class';
import { FieldError } from '../../../ui/fields/field-error';

export interface PickupHoursFieldProps {
  value: readonly DayHours[];
  onChange: (value: DayHours[]) => void;
  error?: string | undefined;
}

const timeClass = `${controlClass} h-11 w-32 min-w-0 px-2! text-sm! tabular-nums`;

function DayRow({ day, value, onChange }: Omit<PickupHoursFieldProps, 'error'> & { day: Weekday }) {
  const name = WEEKDAYS[day];
  const own = value.filter((one) => one.day === day);
  const replace = (hours: DayHours[]) =>
    onChange(WEEK.flatMap((one) => (one === day ? hours : value.filter((kept) => kept.day === one))));
  const setTime = (at: number, end: 'opens' | 'closes', time: string) =>
    replace(own.map((one, index) => (index === at ? { ...one, [end]: time || null } : one)));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5">
      <label className="flex min-h-11 w-36 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={own.length > 0}
          onChange={({ currentTarget }) =>
            replace(currentTarget.checked ? [{ day, opens: '09:00', closes: '17:00' }] : [])
          }
          className="size-5 accent-leaf"
        />
        {name}
      </label>
      {own.length === 0 && <span className="text-sm text-soft">No pickup</span>}
      {own.map(({ opens, closes }, index) => (
        <span key={index} className="flex items-center gap-2 text-sm">
          <input
            type="time"
            aria-label={`${name} pickup from`}
            value={opens ?? ''}
            onChange={({ currentTarget }) => setTime(index, 'opens', currentTarget.value)}
            className={timeClass}
          />
          <span aria-hidden>to</span>
          <input
            type="time"
            aria-label={`${name} pickup until`}
            value={closes ?? ''}
            onChange={({ currentTarget }) => setTime(index, 'closes', currentTarget.value)}
            className={timeClass}
          />
        </span>
      ))}
    </li>
  );
}

/** On which weekdays, and when, customers can pick up. */
export function PickupHoursField({ value, onChange, error }: PickupHoursFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">
        Pickup hours <span className="font-normal text-soft">(optional)</span>
      </legend>
      <p className="mb-2 text-sm text-soft">Customers see them on their order, today’s first.</p>
      <ul>
        {WEEK.map((day) => (
          <DayRow key={day} day={day} value={value} onChange={onChange} />
        ))}
      </ul>
      <FieldError id="pickup-hours-error">{error}</FieldError>
    </fieldset>
  );
}
