import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countOf } from '../../../lib/format/format';
import { useSession } from '../../../shared/sign-in/session';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { type SendFailure, sendTicks, useSendFailures } from './send-ticks';
import { isTickOf } from './tick-queue.rules';
import { conflicts, handed } from './waiting-ticks';

const checkmarks = (count: number) => countOf(count, 'checkmark');

function waitingText(count: number, { error }: SendFailure): string {
  if (error) return `We couldn’t send ${checkmarks(count)}. ${error.body?.message ?? ''}`.trim();
  return `${checkmarks(count)} ${count === 1 ? 'is' : 'are'} waiting for a connection.`;
}

interface NoteOfList {
  windowId: number;
  text: string;
}

/** What was ticked on handover lists and cannot be sent now, or was answered otherwise, by list. */
function useNotes(): NoteOfList[] {
  const { me } = useSession();
  const queue = handed.use().filter((tick) => isTickOf(tick, me?.id));
  const told = conflicts.use();
  const failures = useSendFailures();
  const lists = [...new Set([...queue, ...told].map(({ windowId }) => windowId))];
  return lists.flatMap((windowId) => {
    const isHere = (one: { windowId: number }) => one.windowId === windowId;
    const waiting = queue.filter(isHere).length;
    const refused = told.filter(isHere).length;
    const failure = failures.get(windowId);
    const texts = [
      ...(waiting > 0 && failure ? [waitingText(waiting, failure)] : []),
      ...(refused > 0 ? [`${checkmarks(refused)} didn’t go through. Open the list to see why.`] : []),
    ];
    return texts.map((text) => ({ windowId, text }));
  });
}

/** On the dashboard: checkmarks of handover lists that wait for a connection, and the way to the list. */
export function WaitingTicksNote() {
  const client = useQueryClient();
  useEffect(() => void sendTicks(client), [client]);
  return useNotes().map(({ windowId, text }) => (
    <Card key={text} className="flex flex-wrap items-center justify-between gap-4 p-4">
      <p role="status" className="wrap-anywhere">
        {text}
      </p>
      <LinkButton look="secondary" to={paths.vendorHandover(windowId)}>
        Open the list
      </LinkButton>
    </Card>
  ));
}
