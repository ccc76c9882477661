import { Printer } from 'lucide-react';
import { Button } from '../../../../ui/button';

/** Prints the list below it. */
export function PrintButton({ disabled }: { disabled: boolean }) {
  return (
    <div className="flex justify-end print:hidden">
      <Button
        look="secondary"
        size="sm"
        icon={<Printer aria-hidden size={18} />}
        disabled={disabled}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </div>
  );
}
