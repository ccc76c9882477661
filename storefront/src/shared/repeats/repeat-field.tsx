import {
  MONTH_WEEKS,
  type MonthWeek,
  monthWeeksText,
  type Repeat,
} from '@farmgate/backend/contract/directory/repeats';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { controlClass } from '../../ui/fields/control-class';
import { FieldError } from '../../ui/fields/field-error';
import { ChoiceField } from '../../ui/fields/search-field';

export interface RepeatFieldProps {
  /** Of what: "Saturday", "Saturday (2)". */
  of: string;
  value: Repeat | null | undefined;
  error: string | undefined;
  onChange: (value: Repeat | undefined) => void;
}

type Choice = 'weekly' | Repeat['kind'];

/** What each choice begins with; which weeks, or from when, is the next question. */
const NEW: Record<Choice, Repeat | undefined> = {
  weekly: undefined,
  monthly: { kind: 'monthly', weeks: [1, 3] },
  alternate: { kind: 'alternate', from: '' },
};

function WeeksOfMonth({
  of,
  weeks,
  onChange,
}: { of: string; weeks: readonly MonthWeek[] } & Pick<RepeatFieldProps, 'onChange'>) {
  const toggle = (week: MonthWeek) =>
    onChange({
      kind: 'monthly',
      weeks: MONTH_WEEKS.filter((one) => (one === week) !== weeks.includes(one)),
    });
  return (
    <div role="group" aria-label={`${of}: weeks of the month`} className="flex flex-wrap gap-x-2 gap-y-2.5">
      {MONTH_WEEKS.map((week) => (
        <label key={week} className="filter-pill">
          <input type="checkbox" checked={weeks.includes(week)} onChange={() => toggle(week)} />
          {weeks.includes(week) && <Check aria-hidden size={16} className="-ml-1 shrink-0" />}
          {week === -1 ? 'Last' : monthWeeksText([week])}
        </label>
      ))}
    </div>
  );
}

/** How often something is held: every week, every other week from a date, or in some weeks of the month. */
export function RepeatField({ of, value, error, onChange }: RepeatFieldProps) {
  const id = useId();
  const trouble = error ? { 'aria-invalid': true as const, 'aria-describedby': id } : {};
  return (
    <div className="flex flex-col gap-2.5">
      <ChoiceField
        label={`${of}: how often`}
        value={value?.kind ?? 'weekly'}
        className="sm:max-w-72"
        onChange={({ currentTarget }) => onChange(NEW[currentTarget.value as Choice])}
      >
        <option value="weekly">Every week</option>
        <option value="alternate">Every other week</option>
        <option value="monthly">Certain weeks of the month</option>
      </ChoiceField>
      {value?.kind === 'monthly' && <WeeksOfMonth of={of} weeks={value.weeks} onChange={onChange} />}
      {value?.kind === 'alternate' && (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
          One of its dates
          <input
            type="date"
            aria-label={`${of}: one of its dates`}
            value={value.from ?? ''}
            onChange={({ currentTarget }) => onChange({ kind: 'alternate', from: currentTarget.value })}
            className={`${controlClass} h-11 w-44 px-2! text-sm!`}
            {...trouble}
          />
        </label>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
