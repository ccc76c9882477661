import type { SessionView } from '@farmgate/backend/contract/accounts/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { call, sentenceOf } from '../../lib/api/api';
import { formatMoment } from '../../lib/format/format-moment';
import { useNow } from '../../lib/page/visit';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { FormFailure } from '../../ui/forms/form-failure';
import { Skeleton } from '../../ui/states/skeleton';
import { SESSIONS, sessionsQuery } from '../queries';
import { AccountSection } from './account-section';

const FAILURE = 'We couldn’t log you out of that device. Please try again.';

/** Stands for all sessions but this one. */
const OTHERS = Symbol('others');

/** Ends sessions, then reads the list anew. @param onEnded called when the list is right again */
function useEnding(onEnded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | typeof OTHERS) => {
      await call(id === OTHERS ? SESSIONS : `${SESSIONS}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
    onSuccess: async (_answer, id) => {
      await client.invalidateQueries({ queryKey: [SESSIONS] });
      onEnded();
      toast({ title: id === OTHERS ? 'Logged out everywhere else' : 'Logged out of that device' });
    },
    onError: async (error) => {
      sayFailed('Error', error, FAILURE);
      // It may have ended in the meantime.
      await client.invalidateQueries({ queryKey: [SESSIONS] });
    },
  });
}

function SessionRow({
  session,
  pending,
  onEnd,
}: {
  session: SessionView;
  pending: boolean;
  onEnd: () => void;
}) {
  const now = useNow();
  const isPhone = /android|iphone|ipad|mobile/i.test(session.device);
  const Icon = isPhone ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon aria-hidden size={24} className="shrink-0 text-leaf" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {session.device}
          {session.isCurrent && <Badge>This browser</Badge>}
        </p>
        <p className="text-sm text-soft">
          {session.isCurrent ? 'Active now' : `Last active ${formatMoment(session.lastSeenAt, now)}`}. Logged
          in {formatMoment(session.createdAt, now)}.
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="secondary"
          size="sm"
          aria-label={`Log out: ${session.device}, last active ${formatMoment(session.lastSeenAt, now)}`}
          pendingLabel={pending && 'Logging out...'}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in, and how to end that. */
export function SessionsSection() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery());
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  const ending = useEnding(() => list.current?.focus());
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <AccountSection
      id="sessions"
      title="Where you’re logged in"
      lead="If you don’t recognize one of these, log it out and change your password."
    >
      {error && !sessions && (
        <div className="flex flex-col items-start gap-3">
          <FormFailure>{sentenceOf(error, 'We couldn’t load your devices.')}</FormFailure>
          <Button look="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!sessions && !error && <Skeleton className="h-20" />}
      {sessions && (
        <div ref={list} tabIndex={-1} aria-label="Sessions" role="group">
          <ul className="-my-4 divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                pending={ending.isPending && ending.variables === session.id}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
          </ul>
        </div>
      )}
      {others > 0 && (
        <Button
          look="secondary"
          className="self-start"
          pendingLabel={ending.isPending && ending.variables === OTHERS && 'Logging out...'}
          onClick={() => ending.mutate(OTHERS)}
        >
          Log out everywhere else
        </Button>
      )}
    </AccountSection>
  );
}
