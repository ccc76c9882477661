import { EyeOff } from 'lucide-react';

/** For the claimant of a farm, beside what they wrote: until staff have verified the claim, it is theirs. */
export function DraftNote() {
  return (
    <p className="flex items-start gap-2 text-sm font-medium">
      <EyeOff aria-hidden size={16} className="mt-0.5 shrink-0" />
      Only you and our team see these changes until we verify your claim.
    </p>
  );
}
