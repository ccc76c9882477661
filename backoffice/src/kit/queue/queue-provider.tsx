import { type ReactNode, useMemo, useState } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useGetRecordId,
  usePrevNextController,
  useResourceContext,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type InboxQueue,
  LAST_IN_QUEUE,
  MORE_IN_INBOX,
  type Queue,
  QueueContext,
  type QueuePlace,
} from './queue-context';

/** Of the longest list that the server gives in one answer. */
const LIMIT = 500;

/** Told to the page that somebody is led to, so that the keyboard goes on from there. */
export const ONWARD = { isOnward: true };

/** Knows what comes before and after the page's record in its list. */
export function QueueProvider({ queue, children }: { queue: Queue | undefined; children: ReactNode }) {
  const id = Number(useGetRecordId());
  const record = useMemo(() => ({ id }), [id]);
  const inbox = useInboxQueue();
  if (inbox) return <QueueContext.Provider value={inbox}>{children}</QueueContext.Provider>;
  if (!queue) return children;
  return (
    <RecordContextProvider value={record}>
      <Known id={id} queue={queue}>
        {children}
      </Known>
    </RecordContextProvider>
  );
}

/** The rows of the inbox, for whoever has opened one of them there. */
function useInboxQueue(): QueuePlace | null {
  const { pathname, state } = useLocation() as { pathname: string; state: { inbox?: InboxQueue } | null };
  const navigate = useNavigate();
  const inbox = state?.inbox;
  const index = inbox?.pages?.indexOf(pathname) ?? -1;
  if (!inbox || index === -1) return null;
  const { pages, offset, total, search } = inbox;
  const nextPath = pages[index + 1];
  const onward = { ...ONWARD, inbox };
  return {
    ...{ prevPath: pages[index - 1], nextPath, index: offset + index, total, state: onward },
    endText: total > pages.length ? MORE_IN_INBOX : LAST_IN_QUEUE,
    goOn: () => void (nextPath ? navigate(nextPath, { state: onward }) : navigate(`/inbox?${search}`)),
  };
}

function Known({ id, queue, children }: { id: number; queue: Queue; children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { prevPath, nextPath, index, total } = usePrevNextController({
    linkType: 'show',
    limit: LIMIT,
    sort: queue.sort,
    filterDefaultValues: queue.filter ?? {},
  });
  const [last, setLast] = useState({ id, prevPath, nextPath, index, total });
  const isFound = index !== undefined;
  const isNews =
    last.id !== id || last.nextPath !== nextPath || last.prevPath !== prevPath || last.index !== index;
  // What is decided leaves a list of what waits; its neighbors are still those that it had.
  if (isFound && (isNews || last.total !== total)) setLast({ id, prevPath, nextPath, index, total });
  const known = isFound ? { prevPath, nextPath, index, total } : last.id === id ? last : null;
  const goOn = () => {
    const next = known?.nextPath;
    if (next) void navigate(next, { state: ONWARD });
    else void navigate(createPath({ resource, type: 'list' }));
  };
  const place: QueuePlace | null =
    known?.index === undefined
      ? null
      : {
          prevPath: known.prevPath,
          nextPath: known.nextPath,
          index: known.index,
          total: known.total,
          endText: LAST_IN_QUEUE,
          goOn,
          state: ONWARD,
        };
  return <QueueContext.Provider value={place}>{children}</QueueContext.Provider>;
}
