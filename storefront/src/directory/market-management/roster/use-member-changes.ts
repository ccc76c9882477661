import type {
  AddMemberRequest,
  ManagedMarket,
  MemberView,
} from '@farmgate/backend/contract/directory/market-management';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { issuesOf } from '../../../lib/api/field-issues';
import { isCode } from '../../../lib/api/is-code';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { addMember, changeMember, managedMarketQuery, refreshBoards, refreshMarket } from '../market-queries';

const byName = (a: MemberView, b: MemberView) => a.name.localeCompare(b.name, 'en-US') || a.id - b.id;

/** Keeps what the server answered about one on the roster. */
function useKeepMember(marketId: number) {
  const client = useQueryClient();
  const { queryKey } = managedMarketQuery(marketId);
  return (changed: MemberView) =>
    client.setQueryData<ManagedMarket>(queryKey, (market) => {
      if (!market) return market;
      const others = market.members.filter(({ id }) => id !== changed.id);
      return { ...market, members: [...others, changed].sort(byName) };
    });
}

const failed = (error: Error) => sayFailed('Your change wasn’t saved', error);

interface Changing {
  member: MemberView;
  to: 'member' | 'waiting' | 'removed';
  stall?: string | null;
  /** What who is declined reads. */
  reason?: string | null;
}

const BACK = { label: 'Undo' } as const;

function said(before: MemberView, after: MemberView): { title: string; description?: string } {
  const { name } = after;
  if (after.status === 'removed') {
    if (before.status === 'asked' || before.status === 'waiting')
      return { title: `${name} declined`, description: 'We emailed them.' };
    if (before.status === 'invited') return { title: `Invitation to ${name} canceled` };
    return { title: `${name} removed`, description: 'Shoppers no longer see them at the market.' };
  }
  if (after.status === 'waiting')
    return { title: `${name} is number ${after.waitingNumber} on the waiting list` };
  if (after.status === 'invited') return { title: `${name} invited`, description: 'We emailed them.' };
  return before.status === after.status ? { title: 'Stall saved' } : { title: `${name} is on the roster` };
}

const isElsewhere = (error: Error) =>
  isCode(error, 'CHANGED_MEANWHILE') && issuesOf(error).some(({ path }) => path === 'status');

/** Stalls, approvals and removals; a removal can be undone. */
export function useMemberChanges(marketId: number) {
  const client = useQueryClient();
  const keep = useKeepMember(marketId);
  const changing = useMutation({
    mutationFn: ({ member, to, stall = member.stall, reason = null }: Changing) =>
      changeMember(marketId, member.id, {
        ...{ status: to, stall, reason },
        // What another manager changed since is not saved over.
        was: { status: member.status, stall: member.stall },
      }),
    onSuccess: (changed, { member }) => {
      keep(changed);
      const isAnswered = member.status === 'asked' || member.status === 'waiting';
      // The others on the waiting list move up.
      if (isAnswered) refreshMarket(client, marketId);
      else void refreshBoards(client, marketId);
      const undo = () => changing.mutate({ member: changed, to: 'member' });
      toast({
        ...said(member, changed),
        // Who was declined has read it by then.
        ...(changed.status === 'removed' && !isAnswered && { action: { ...BACK, onPress: undo } }),
      });
    },
    onError: (error, { stall, reason }) => {
      void client.invalidateQueries({ queryKey: managedMarketQuery(marketId).queryKey });
      // The fields of stall and reason say so, unless the row goes where another manager put it.
      if ((stall === undefined && reason === undefined) || isElsewhere(error)) failed(error);
    },
  });
  return changing;
}

/** Invites a vendor or a farm, or adds a bare name. */
export function useAddMember(marketId: number, onAdded: () => void) {
  const keep = useKeepMember(marketId);
  const removing = useMemberChanges(marketId);
  return useMutation({
    mutationFn: (body: Partial<AddMemberRequest>) => addMember(marketId, body),
    onSuccess: (added) => {
      keep(added);
      const isInvited = added.status === 'invited';
      toast({
        title: isInvited ? `${added.name} invited` : `${added.name} added`,
        description: isInvited
          ? 'We emailed them. They’re on the roster once they accept.'
          : 'Shoppers see them at the market.',
        action: { ...BACK, onPress: () => removing.mutate({ member: added, to: 'removed' }) },
      });
      onAdded();
    },
  });
}
