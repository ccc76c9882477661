import { followPaths } from '@farmgate/backend/contract/following/follow-paths';
import type { ConfirmedFollow } from '@farmgate/backend/contract/following/follows';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import { callJson, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { keepFollowLink } from '../../shared/following/follow-link';
import { isBadLink } from '../../shared/sign-in/is-bad-link';
import { useSession } from '../../shared/sign-in/session';
import { useLinkToken } from '../../shared/sign-in/use-link-token';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormFailure } from '../../ui/forms/form-failure';
import { Skeleton } from '../../ui/states/skeleton';
import { DeviceSwitch } from '../alerts/device-switch';

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex w-full max-w-lg flex-col items-start gap-5 p-6 sm:p-8">
      <span
        aria-hidden
        className="inline-flex size-12 items-center justify-center rounded-full bg-moss text-leaf"
      >
        <BellRing size={24} />
      </span>
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      {children}
    </Card>
  );
}

const BadLink = () => (
  <Frame title="This link doesn’t work">
    <p>
      It’s older than a week, or wasn’t copied as a whole. Press Follow once more, and we’ll send a new one.
    </p>
    <LinkButton to={paths.browse()}>Browse Local Farms</LinkButton>
  </Frame>
);

function Confirmed({ follow, token }: ConfirmedFollow) {
  const { status } = useSession();
  const { name, search, path } = follow;
  return (
    <Frame title={`You’re following ${name}`}>
      <p role="status">
        {search
          ? `We’ll email you when something new matches within ${search.miles} miles of ${search.zipCode}.`
          : 'We’ll email you when there’s news.'}{' '}
        From now on, Follow takes one tap on this device.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.saved}>See saved</LinkButton>
        <LinkButton look="secondary" to={followPaths.alerts}>
          Choose how often
        </LinkButton>
        {path && (
          <LinkButton look="quiet" to={path}>
            Back to {search ? 'the search' : name}
          </LinkButton>
        )}
      </div>
      <DeviceSwitch token={status === 'signed-in' ? null : token} />
    </Frame>
  );
}

function Confirm({ token }: { token: string }) {
  const client = useQueryClient();
  const { status } = useSession();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callJson<ConfirmedFollow>('/api/follows/confirm', { method: 'POST', body: { token } }),
    onSuccess: (confirmed) => {
      if (status !== 'signed-in') keepFollowLink(confirmed.token);
      void client.invalidateQueries({ queryKey: ['/api/follows'] });
    },
  });
  if (data) return <Confirmed {...data} />;
  if (isBadLink(error)) return <BadLink />;
  return (
    <Frame title="One tap, and you’re following">
      <p>
        You choose how often we email you, and when. Every email has a link to stop. Farms see how many people
        follow them, never who.
      </p>
      {error && (
        <FormFailure>{sentenceOf(error, 'We couldn’t reach Farmgate. Please try again.')}</FormFailure>
      )}
      <Button
        size="lg"
        wide
        icon={<Bell aria-hidden size={20} />}
        pendingLabel={isPending && 'Following...'}
        onClick={() => mutate()}
      >
        Follow
      </Button>
    </Frame>
  );
}

/** Where the email about a first follow leads. Programs that open links don’t press the button. */
export function ConfirmFollowPage() {
  const token = useLinkToken();
  return (
    <div className="page flex min-h-[60vh] items-center justify-center py-8">
      <PageHead title="Confirm what you follow" noindex />
      <noscript>
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">Please turn on JavaScript to follow.</p>
      </noscript>
      {token === undefined && <Skeleton className="h-72 w-full max-w-lg rounded-card noscript:hidden" />}
      {token === '' && <BadLink />}
      {token && <Confirm key={token} token={token} />}
    </div>
  );
}
