import type { ReactNode } from 'react';

/** One thing that matters of a place, or that nobody has told it. */
export function CardFact({
  name,
  missing,
  children,
}: {
  name: string;
  missing: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-semibold">{name}</dt>
      <dd className={children ? undefined : 'text-soft'}>{children || missing}</dd>
    </div>
  );
}
