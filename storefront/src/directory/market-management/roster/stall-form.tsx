import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { MAX_STALL } from '@farmgate/backend/contract/directory/markets';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { ApiError, sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import type { useMemberChanges } from './use-member-changes';

export interface StallFormProps {
  member: MemberView;
  changing: ReturnType<typeof useMemberChanges>;
  onClose: () => void;
}

/** @returns the sentence at the stall's own field, or the one about all of it */
function troubleOf(error: Error): string {
  const issue = error instanceof ApiError && error.body?.issues?.find(({ path }) => path === 'stall');
  return issue ? issue.message : sentenceOf(error, 'We couldn’t save the stall. Please try again.');
}

/** Gives a stall to one on the roster. Escape leaves it as it was. */
export function StallForm({ member, changing, onClose }: StallFormProps) {
  const [stall, setStall] = useState(member.stall ?? '');
  const isOurs = changing.variables?.member.id === member.id && changing.variables.stall !== undefined;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changing.isPending) return;
    const to = { member, to: 'member' as const, stall: stall.trim() };
    changing.mutate(to, { onSuccess: onClose });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={onKeyDown}
      aria-label={`Stall of ${member.name}`}
      className="flex flex-wrap items-start gap-2"
    >
      <TextField
        label="Stall"
        autoFocus
        maxLength={MAX_STALL}
        placeholder="12, or North lot"
        value={stall}
        readOnly={changing.isPending}
        error={isOurs && changing.error ? troubleOf(changing.error) : undefined}
        onChange={({ currentTarget }) => setStall(currentTarget.value)}
        className="w-44 max-w-full"
      />
      <div className="flex gap-2 pt-6.5">
        <Button type="submit" pendingLabel={isOurs && changing.isPending && 'Saving...'}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
