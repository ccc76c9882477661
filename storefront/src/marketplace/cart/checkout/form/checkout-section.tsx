import { type ReactNode, useId } from 'react';
import { Card } from '../../../../ui/card';

const STEPS = { 1: 'Pickup or delivery', 2: 'Contact', 3: 'Pay' };

/** On phones, which of the three steps begins here. */
export const Step = ({ step }: { step: keyof typeof STEPS }) => (
  <p className="mb-1 text-xs font-semibold text-soft md:hidden">
    Step {step} of 3: {STEPS[step]}
  </p>
);

/** A part of the checkout under its heading. */
export function CheckoutSection({
  step,
  title,
  hint,
  children,
}: {
  step?: keyof typeof STEPS;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-6" role="group" aria-labelledby={id}>
      {step && <Step step={step} />}
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-soft">{hint}</p>}
      <div className="mt-2 flex flex-col gap-5 md:mt-4">{children}</div>
    </Card>
  );
}
