import type { MemberView } from '@farmgate/backend/contract/directory/market-management';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SellerName } from '../../market-days/seller-name';
import { DeclineButton } from './decline-button';
import { StallForm } from './stall-form';
import type { useMemberChanges } from './use-member-changes';

interface Act {
  to: 'member' | 'waiting' | 'removed';
  label: string;
  pendingLabel: string;
}

const ACTS: Record<MemberView['status'], readonly Act[]> = {
  asked: [
    { to: 'member', label: 'Approve', pendingLabel: 'Approving...' },
    { to: 'waiting', label: 'Waiting list', pendingLabel: 'Saving...' },
  ],
  waiting: [{ to: 'member', label: 'Offer a stall', pendingLabel: 'Offering...' }],
  invited: [{ to: 'removed', label: 'Cancel invitation', pendingLabel: 'Canceling...' }],
  member: [{ to: 'removed', label: 'Remove', pendingLabel: 'Removing...' }],
  removed: [{ to: 'member', label: 'Put back', pendingLabel: 'Saving...' }],
};

export interface MemberRowProps {
  member: MemberView;
  changing: ReturnType<typeof useMemberChanges>;
}

function Actions({ member, changing }: MemberRowProps) {
  const sent =
    changing.isPending && changing.variables.member.id === member.id ? changing.variables.to : null;
  // Whoever waits longest is offered a stall first.
  const acts = (member.waitingNumber ?? 1) > 1 ? [] : ACTS[member.status];
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {acts.map(({ to, label, pendingLabel }) => (
        <Button
          key={to}
          size="sm"
          look={label === 'Approve' ? 'primary' : 'secondary'}
          disabled={sent !== null}
          pendingLabel={sent === to && pendingLabel}
          onClick={() => changing.mutate({ member, to })}
        >
          {label}
          <span className="sr-only"> {member.name}</span>
        </Button>
      ))}
      {(member.status === 'asked' || member.status === 'waiting') && (
        <DeclineButton member={member} changing={changing} />
      )}
    </div>
  );
}

/** One on the roster: who it is, where they stand, and what a manager can do about them. */
export function MemberRow({ member, changing }: MemberRowProps) {
  const { name, path, stall, status, comesEveryDay, waitingNumber, sells } = member;
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          <SellerName name={name} path={path} />
          {waitingNumber && <Badge tone="plain">Number {waitingNumber}</Badge>}
          {comesEveryDay && status === 'member' && <Badge>Every market day</Badge>}
        </p>
        {sells.length > 0 && <p className="text-sm text-soft">Sells {sells.join(', ')}</p>}
        {status === 'member' && !isEdited && (
          <button
            ref={edit}
            type="button"
            className="link hit inline-flex items-center gap-1.5 self-start text-sm"
            onClick={() => setEdited(true)}
          >
            <Pencil aria-hidden size={14} />
            {stall ? `Stall ${stall}` : 'Assign a stall'}
            <span className="sr-only">, {name}</span>
          </button>
        )}
        {isEdited && <StallForm member={member} changing={changing} onClose={() => setEdited(false)} />}
      </div>
      {!isEdited && <Actions member={member} changing={changing} />}
    </li>
  );
}
