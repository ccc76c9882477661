import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import type { MyMarkets, MyMemberships } from '@farmgate/backend/contract/directory/market-management';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';

function Note({ text, label, to }: { text: string; label: string; to: string }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4">
      <p className="wrap-anywhere">{text}</p>
      <LinkButton look="secondary" to={to}>
        {label}
      </LinkButton>
    </Card>
  );
}

function invitedBy(memberships: MyMemberships): string {
  const [first, ...more] = memberships.map(({ market }) => market.name);
  return more.length === 0
    ? `${first} invites you to its roster.`
    : `${memberships.length} markets invite you.`;
}

/** For vendors whom a market invites: the way to answer. */
export function MarketInvitationNote() {
  const { data } = useQuery(apiQuery<MyMemberships>('/api/market-memberships/mine'));
  const invited = data?.filter(({ status }) => status === 'invited') ?? [];
  if (invited.length === 0) return null;
  return <Note text={invitedBy(invited)} label="Answer the invitation" to={paths.myMarketDays} />;
}

/** For those who run a market besides. */
export function YourMarketsNote() {
  const { data } = useQuery(apiQuery<MyMarkets>('/api/markets/mine'));
  if (!data || data.length === 0) return null;
  const text = `You run ${data.length === 1 ? data[0]?.name : `${data.length} markets`}.`;
  return <Note text={text} label="Your markets" to={paths.myMarkets} />;
}

/** For vendors on the roster of a market: the way to say when they come. */
export function MarketDaysNote() {
  const { data } = useQuery(apiQuery<MyMarketDay[]>('/api/market-days/mine'));
  if (!data || data.length === 0) return null;
  const open = data.filter(({ answer, member, day }) => {
    return answer === null && !member.comesEveryDay && day.status !== 'cancelled';
  }).length;
  const text =
    open === 0
      ? 'You’re on a market roster. Say if you’re coming.'
      : `Are you coming? ${open === 1 ? '1 market day needs' : `${open} market days need`} your answer.`;
  return <Note text={text} label="My market days" to={paths.myMarketDays} />;
}
