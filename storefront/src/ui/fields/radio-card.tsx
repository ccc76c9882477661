import type { ComponentProps, ReactNode } from 'react';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  help: ReactNode;
}

/** One of a few choices, each with a line that says what comes of it. */
export function RadioCard({ label, help, ...control }: RadioCardProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-control border border-line p-3 has-checked:border-leaf has-checked:bg-moss">
      <input type="radio" {...control} className="mt-1 size-4 shrink-0 accent-leaf" />
      <span className="flex flex-col">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-soft">{help}</span>
      </span>
    </label>
  );
}
