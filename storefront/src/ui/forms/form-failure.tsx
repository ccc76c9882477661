import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why a form did not get through, above its button; read out at once. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-control border border-danger bg-card px-3.5 py-3 text-sm text-danger"
    >
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
