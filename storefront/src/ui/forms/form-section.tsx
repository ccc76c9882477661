import { type ReactNode, useId } from 'react';

/** A part of the form under its own heading. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-line pt-7">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint && <p className="max-w-measure text-sm text-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
