import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormState } from './use-form';

export interface FormFailureProps {
  /** Whose sentence is said; nothing where it has none. Left out where the sentence is in the children. */
  of?: Pick<FormState, 'failure'>;
  /** Behind the form's sentence, or in its place. */
  children?: ReactNode;
}

/** Why a form did not get through, above its button; read out at once. */
export function FormFailure({ of, children }: FormFailureProps) {
  if (of && of.failure === null) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-control border border-danger bg-card px-3.5 py-3 text-sm text-danger"
    >
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>
        {of?.failure}
        {children}
      </span>
    </p>
  );
}
