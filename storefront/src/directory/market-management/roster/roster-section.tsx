import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { useDeferredValue, useMemo, useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { SearchField } from '../../../ui/fields/search-field';
import { useFocusBack } from '../use-focus-back';
import { AddMember } from './add-member';
import { MemberGroup } from './member-group';
import { rosterGroups } from './roster-groups';
import { useMemberChanges } from './use-member-changes';

/** Shorter rosters are seen at a glance. */
const LONG = 12;

function NoMatch({ filter, onClear }: { filter: string; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunk p-4">
      <p className="wrap-anywhere">No one on the roster matches “{filter}”.</p>
      <Button look="secondary" size="sm" onClick={onClear}>
        Clear filter
      </Button>
    </div>
  );
}

/** Who sells at a market: those who ask, those who are invited, and the members with their stalls. */
export function RosterSection({ market: { id, members } }: { market: ManagedMarket }) {
  const [filter, setFilter] = useState('');
  // Typing does not wait for a long list.
  const settled = useDeferredValue(filter);
  const groups = useMemo(() => rosterGroups(members, settled), [members, settled]);
  const changing = useMemberChanges(id);
  const keepFocus = useFocusBack(changing.isPending, 'roster');
  const found = groups.reduce((count, group) => count + group.members.length, 0);
  const isLong = members.length > LONG;
  return (
    <section aria-labelledby="roster" className="flex flex-col gap-5" onClickCapture={keepFocus}>
      <div className="flex flex-col gap-1">
        <h2 id="roster" tabIndex={-1} className="scroll-mt-24 text-xl">
          Roster
        </h2>
        <p className="max-w-measure text-sm text-soft">
          Shoppers see who’s on the roster, and who said they’re coming. Before each market day we ask members
          by email.
        </p>
      </div>
      <AddMember marketId={id} />
      {isLong && (
        <div className="flex flex-col gap-1.5">
          <SearchField
            label="Filter the roster by name or stall"
            placeholder="Filter by name or stall"
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
            className="max-w-md"
          />
          <p role="status" className="text-sm text-soft">
            {settled.trim() !== '' && found > 0 && `${found} of ${countOf(members.length, 'name')}`}
          </p>
        </div>
      )}
      {groups.map((group) => (
        <MemberGroup key={group.status} group={group} changing={changing} />
      ))}
      {members.length === 0 && (
        <p className="rounded-card bg-sunk p-4">No vendors or farms yet. Invite the first one above.</p>
      )}
      {members.length > 0 && found === 0 && <NoMatch filter={settled.trim()} onClear={() => setFilter('')} />}
    </section>
  );
}
