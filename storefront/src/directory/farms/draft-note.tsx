import { EyeOff } from 'lucide-react';

/** What shoppers don't see yet. */
export function HiddenNote({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 text-sm font-medium">
      <EyeOff aria-hidden size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

/** For the claimant of a farm, beside what they wrote: until staff have verified the claim, it is theirs. */
export const DraftNote = () => (
  <HiddenNote>Only you and our team see these changes until we verify your claim.</HiddenNote>
);
