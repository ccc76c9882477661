import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { MAX_STALL } from '@farmgate/backend/contract/directory/markets';
import type { KeyboardEvent } from 'react';
import { ApiError, sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import type { Typed } from '../../../ui/forms/plain-form';
import { SmallForm } from '../../../ui/forms/small-form';
import type { useMemberChanges } from './use-member-changes';

export interface StallFormProps {
  member: MemberView;
  changing: ReturnType<typeof useMemberChanges>;
  onClose: () => void;
}

/** @returns the sentence at the stall's own field, or the one about all of it */
function troubleOf(error: unknown): string {
  const issue = error instanceof ApiError && error.body?.issues?.find(({ path }) => path === 'stall');
  return issue ? issue.message : sentenceOf(error, 'We couldn’t save the stall. Please try again.');
}

/** Gives a stall to one on the roster. Escape leaves it as it was. */
export function StallForm({ member, changing, onClose }: StallFormProps) {
  const save = async ({ text }: Typed) => {
    if (changing.isPending) return null;
    try {
      await changing.mutateAsync({ member, to: 'member', stall: text('stall') });
    } catch (error) {
      return { stall: troubleOf(error) };
    }
    onClose();
    return null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <SmallForm
      noValidate
      onSend={save}
      onKeyDown={onKeyDown}
      aria-label={`Stall of ${member.name}`}
      className="flex flex-wrap items-start gap-2"
    >
      {({ wrong, isPending }) => (
        <>
          <TextField
            name="stall"
            label="Stall"
            autoFocus
            maxLength={MAX_STALL}
            placeholder="12, or North lot"
            defaultValue={member.stall ?? ''}
            readOnly={changing.isPending}
            error={wrong.stall}
            className="w-44 max-w-full"
          />
          <div className="flex gap-2 pt-6.5">
            <Button type="submit" pendingLabel={isPending && 'Saving...'}>
              Save
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </SmallForm>
  );
}
