import { type ReactNode, useId } from 'react';
import { Card } from '../../../../ui/card';

/** A part of the checkout under its heading. */
export function CheckoutSection({
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
    <Card className="p-5 sm:p-6" role="group" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-soft">{hint}</p>}
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </Card>
  );
}
