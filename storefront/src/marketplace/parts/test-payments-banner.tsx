import { Info } from 'lucide-react';

/** Says that no card is charged. */
export function TestPaymentsBanner() {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-sun px-3.5 py-3 text-sm text-on-sun">
      <Info aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>
        <strong>Test payments:</strong> no card is charged.
      </span>
    </p>
  );
}
