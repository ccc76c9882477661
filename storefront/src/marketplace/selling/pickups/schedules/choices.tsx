import { useId } from 'react';

interface ChoicesProps<Value extends string> {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few, below each other. */
export function Choices<Value extends string>({ legend, value, options, onChange }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3 text-sm sm:min-h-8">
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-4 shrink-0 accent-leaf"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
