import { Button } from '../button';
import type { KeptState } from './use-kept-form';

/** Says that the form shows what was typed before, and lets it go. */
export function RestoredNote({ of }: { of: Pick<KeptState, 'isRestored' | 'discard'> }) {
  if (!of.isRestored) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-moss px-4 py-2.5 text-sm"
    >
      <p>We restored what you typed. It hasn’t been saved yet.</p>
      <Button look="quiet" size="sm" onClick={of.discard}>
        Discard it
      </Button>
    </div>
  );
}
