import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { Checkbox } from '../../ui/fields/field';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { MyMemberships } from '../market-management/membership/my-memberships';
import { MarketDayCards } from './market-day-cards';
import { myMarketDaysQuery, sendEveryDay } from './market-day-queries';

const { queryKey } = myMarketDaysQuery();

/** Said once for each market that one sells at. */
function EveryDay({ days }: { days: readonly MyMarketDay[] }) {
  const client = useQueryClient();
  const saying = useMutation({
    mutationFn: ({ id, comes }: { id: number; comes: boolean }) => sendEveryDay(id, comes),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) => sayFailed('Your choice wasn’t saved', error, 'Please try again.'),
  });
  const members = [...new Map(days.map((one) => [one.member.id, one])).values()];
  return (
    <fieldset className="flex flex-col gap-3" disabled={saying.isPending}>
      <legend className="mb-3 text-xl font-semibold">Coming every week?</legend>
      {members.map(({ member, market }) => (
        <Checkbox
          key={member.id}
          label={`${member.name} is at ${market.name} every market day`}
          checked={member.comesEveryDay}
          onChange={({ target }) => saying.mutate({ id: member.id, comes: target.checked })}
        />
      ))}
      <p className="text-sm text-soft">We won’t email you about these. You can still cancel a single day.</p>
    </fieldset>
  );
}

function MyDays() {
  const { data, error, refetch } = useQuery(myMarketDaysQuery());
  if (error)
    return <CouldNotLoad title="We couldn’t load your market days." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  if (data.length === 0) {
    return (
      <EmptyState
        picture={<EmptyArt scene="nothing-near" />}
        title="No market days yet"
        heading="h2"
        hint="When a farmers market adds you to its roster, its next days appear here."
        action={<LinkButton to={paths.farmersMarkets()}>Find your market</LinkButton>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-10">
      <MarketDayCards heading="h2" days={data} />
      <EveryDay days={data} />
    </div>
  );
}

/** /market-days: where those who sell at markets say when they come, and with what. */
export function MyMarketDaysPage() {
  const { status, me } = useSession();
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="My market days" noindex />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">My market days</h1>
        <p className="max-w-measure text-soft">
          Tell shoppers when you’ll be at the market and what you’re bringing. Until you answer, we say that
          you’re usually there.
        </p>
      </div>
      {status === 'checking' && <CheckingAuthentication />}
      {status === 'visitor' && (
        <SignInGate message="Please log in to see your market days" returnTo={paths.myMarketDays} />
      )}
      {status === 'signed-in' && (
        <div key={me.id} className="flex flex-col gap-10">
          <MyMemberships only={['invited', 'asked', 'waiting', 'removed']} title="Invitations and requests" />
          <MyDays />
          <MyMemberships only={['member']} title="Markets you sell at" />
        </div>
      )}
    </div>
  );
}
