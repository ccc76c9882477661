import type { MemberStatus } from '@farmgate/backend/contract/directory/markets';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { MemberRow } from './member-row';
import type { RosterGroup } from './roster-groups';
import type { useMemberChanges } from './use-member-changes';

const TITLES: Record<MemberStatus, string> = {
  asked: 'Applications',
  waiting: 'Waiting list',
  invited: 'Invited',
  member: 'On the roster',
  removed: 'Removed',
};

/** So many are shown at first; the rest comes in one go. */
const FIRST = 60;

export interface MemberGroupProps {
  group: RosterGroup;
  changing: ReturnType<typeof useMemberChanges>;
}

/** Those of a roster who are in the same state. */
export function MemberGroup({ group: { status, members }, changing }: MemberGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const id = `roster-${status}`;
  return (
    <div className="flex flex-col gap-1">
      <h3 id={id} className="text-lg">
        {TITLES[status]} <span className="font-sans text-base font-normal text-soft">({members.length})</span>
      </h3>
      <ul aria-labelledby={id} className="divide-y divide-line border-y border-line">
        {members.slice(0, isWhole ? members.length : FIRST).map((member) => (
          <MemberRow key={member.id} member={member} changing={changing} />
        ))}
      </ul>
      {!isWhole && members.length > FIRST && (
        <Button look="quiet" className="button-flush self-start" onClick={() => setWhole(true)}>
          Show all {members.length}
        </Button>
      )}
    </div>
  );
}
