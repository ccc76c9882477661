import type {
  Inbox,
  InboxChanges,
  InboxKind,
  InboxRow,
} from '@farmgate/backend/contract/backoffice/inbox.admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** What is asked of the inbox; all of it by default. */
export interface InboxFilter {
  kind?: InboxKind;
  recordId?: number;
  owner?: 'mine' | 'nobody';
  snoozed?: 'true';
  page?: number;
}

/** What waits; what is known stays while it is asked for again. */
export function useInbox(filter: InboxFilter, isEnabled = true) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return useQuery({
    queryKey: ['inbox', query],
    queryFn: async () => (await http(`${API}/inbox?${query}`)).json as Inbox,
    placeholderData: (before: Inbox | undefined) => before,
    refetchOnWindowFocus: 'always',
    enabled: isEnabled,
  });
}

/** Says whose something is, what to know of it, and when it comes back. @throws HttpError with its fields */
export function useInboxChange() {
  const queries = useQueryClient();
  return async (
    { kind, recordId, ownerId, note, snoozedUntil }: InboxRow,
    changes: Partial<Omit<InboxChanges, 'was'>>,
  ) => {
    const before = { ownerId, note, snoozedUntil };
    const was = Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(changes, name)));
    try {
      await http(`${API}/inbox/${kind}/${recordId}`, {
        method: 'PUT',
        body: JSON.stringify({ ...changes, was }),
      });
    } finally {
      const stale = [['inbox'], ['start'], [kind, 'history']];
      await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };
}
