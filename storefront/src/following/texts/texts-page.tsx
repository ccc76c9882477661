import type { TextsView } from '@farmgate/backend/contract/following/texts';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { formatPhone } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { RoleNotAllowed } from '../../shared/business/role-not-allowed';
import { useMay } from '../../shared/business/use-may';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { textsQuery } from '../../shared/texting/texts-query';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Checkbox } from '../../ui/fields/field';
import { FormFailure } from '../../ui/forms/form-failure';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { ExamplesSection } from './examples-section';
import { NumbersSection } from './numbers-section';
import { RecentSection } from './recent-section';
import { setDailyEmail } from './texts-calls';
import { useTextsChange } from './use-texts-change';
import { WaitingSection } from './waiting-section';

function DailyEmail({ wantsDailyEmail }: Pick<TextsView, 'wantsDailyEmail'>) {
  const saving = useTextsChange((isWanted: boolean) => setDailyEmail({ isWanted }), 'Your choice was saved');
  return (
    <section aria-labelledby="daily" className="flex flex-col gap-2">
      <h2 id="daily" className="text-xl">
        Daily email
      </h2>
      <Checkbox
        label="Ask me every morning what changed"
        checked={wantsDailyEmail}
        disabled={saving.isPending}
        onChange={({ target }) => saving.mutate(target.checked)}
      />
      <p className="max-w-measure text-sm text-soft">
        Reply to the email with what changed. Reply STOP, or uncheck this, to end it.
      </p>
      {saving.failure && <FormFailure>{saving.failure}</FormFailure>}
    </section>
  );
}

function NotSetUp() {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      heading="h2"
      title="Text updates aren’t set up here"
      hint="This site doesn’t take texts or email replies yet. You can change your pages on your dashboard."
      action={<LinkButton to={paths.farmerDashboard}>Farmer dashboard</LinkButton>}
    />
  );
}

interface TextsProps {
  view: TextsView;
  isConfirmed: boolean;
}

function Texts({ view, isConfirmed }: TextsProps) {
  const { textTo, takesEmails, numbers, waiting, recent, wantsDailyEmail } = view;
  const now = new Date();
  const isVerified = numbers.some((number) => number.isVerified);
  if (textTo === null && !takesEmails) return <NotSetUp />;
  return (
    <div className="flex flex-col gap-10">
      {textTo !== null && isVerified && (
        <p className="max-w-measure text-lg">
          Text{' '}
          <a className="link font-semibold whitespace-nowrap" href={`sms:${textTo}`}>
            {formatPhone(textTo)}
          </a>{' '}
          what changed.
        </p>
      )}
      <WaitingSection waiting={waiting} now={now} />
      {textTo !== null && <NumbersSection numbers={numbers} textTo={textTo} isConfirmed={isConfirmed} />}
      {takesEmails && <DailyEmail wantsDailyEmail={wantsDailyEmail} />}
      <ExamplesSection />
      <RecentSection recent={recent} now={now} />
    </div>
  );
}

function TextsLoader({ isConfirmed }: Pick<TextsProps, 'isConfirmed'>) {
  const { may, isKnown } = useMay();
  const isAllowed = isKnown && may('post');
  const { data, error, refetch } = useQuery({ ...textsQuery(), enabled: isAllowed });
  if (isKnown && !isAllowed)
    return <RoleNotAllowed message="Owners and managers text what changed. Ask one of them." />;
  if (error && !data)
    return <CouldNotLoad title="We couldn’t load your text updates." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  return <Texts view={data} isConfirmed={isConfirmed} />;
}

/** /texts: how one texts what changed, and what was texted. */
export function TextsPage() {
  const { status, me } = useSession();
  return (
    <div className="page flex min-h-[60vh] flex-col gap-8 py-8 md:py-12">
      <PageHead title="Text updates" noindex />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">Text updates</h1>
        <p className="max-w-measure text-soft">
          Text one line when a field is picked out, you’re skipping a market or the eggs are back, and your
          pages change in seconds.
        </p>
      </div>
      {status === 'checking' && <CheckingAuthentication />}
      {status === 'visitor' && (
        <SignInGate message="Please log in to see your text updates" returnTo={paths.texts} />
      )}
      {status === 'signed-in' && <TextsLoader key={me.id} isConfirmed={me.emailConfirmedAt !== null} />}
    </div>
  );
}
