import { clsx } from 'clsx';
import { CircleAlert, Star } from 'lucide-react';
import { type Ref, useId } from 'react';

const STARS = [1, 2, 3, 4, 5] as const;
const WORDS: readonly string[] = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

export interface StarsFieldProps {
  label: string;
  name: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  /** For the focus. */
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
}

/** From one to five stars: radio buttons, which arrow keys go through. */
export function StarsField({ label, name, value, onChange, ref, error }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id} className="flex flex-col gap-1">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center">
        {STARS.map((stars) => (
          <label
            key={stars}
            title={WORDS[stars]}
            className="rounded-control p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-leaf"
          >
            <input
              ref={stars === (value || 1) ? ref : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              data-invalid={error !== undefined && stars === (value || 1) ? true : undefined}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">
              {stars} {stars === 1 ? 'star' : 'stars'}: {WORDS[stars]}
            </span>
            <Star
              aria-hidden
              size={32}
              strokeWidth={1.25}
              className={clsx(stars <= value ? 'fill-sun text-on-sun dark:text-sun' : 'text-soft')}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-sm text-soft">
          {WORDS[value]}
        </span>
      </div>
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
