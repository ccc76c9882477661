import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';
import { myMembershipsQuery } from '../market-queries';
import { useFocusBack } from '../use-focus-back';
import { type Membership, useResponding } from './use-responding';

type Responding = ReturnType<typeof useResponding>;

const ACTS = {
  invited: [
    { to: 'member', label: 'Accept', look: 'primary' },
    { to: 'removed', label: 'Decline', look: 'secondary' },
  ],
  asked: [{ to: 'removed', label: 'Withdraw', look: 'secondary' }],
  waiting: [{ to: 'removed', label: 'Withdraw', look: 'secondary' }],
  member: [{ to: 'removed', label: 'Leave', look: 'secondary' }],
  removed: [],
} as const;

function MembershipRow({ membership, responding }: { membership: Membership; responding: Responding }) {
  const { id, name, status, market, waitingNumber, reason } = membership;
  const sent =
    responding.isPending && responding.variables.membership.id === id ? responding.variables.to : null;
  return (
    <li className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={market.path} className="link font-semibold">
            {market.name}
          </Link>
          {status === 'invited' && <Badge tone="clay">Invitation</Badge>}
          {status === 'asked' && <Badge tone="plain">Asked to join</Badge>}
          {status === 'waiting' && <Badge tone="plain">Number {waitingNumber} on the waiting list</Badge>}
          {status === 'removed' && <Badge tone="plain">Declined</Badge>}
        </p>
        <p className="text-sm text-soft">{name}</p>
        {reason && <p className="text-sm text-soft">{reason}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {ACTS[status].map(({ to, label, look }) => (
          <Button
            key={to}
            size="sm"
            look={look}
            disabled={sent !== null}
            pendingLabel={sent === to && 'Saving...'}
            onClick={() => responding.mutate({ membership, to })}
          >
            {label}
            <span className="sr-only"> {`${market.name}, ${name}`}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}

export interface MyMembershipsProps {
  /** Which of them. */
  only: readonly Membership['status'][];
  title: string;
}

/** The rosters that one's farms and vendor are on, have asked for, or are invited to; nothing without one. */
export function MyMemberships({ only, title }: MyMembershipsProps) {
  const id = useId();
  const { data } = useQuery(myMembershipsQuery());
  const responding = useResponding();
  const keepFocus = useFocusBack(responding.isPending, id);
  const shown = data?.filter(({ status }) => only.includes(status)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3" onClickCapture={keepFocus}>
      <h2 id={id} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      <ul aria-labelledby={id} className="divide-y divide-line border-y border-line">
        {shown.map((membership) => (
          <MembershipRow key={membership.id} membership={membership} responding={responding} />
        ))}
      </ul>
    </section>
  );
}
