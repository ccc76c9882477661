import type { AdminAuditEntry } from '@farmgate/backend/contract/backoffice/audit.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { timeText } from '../cells';
import { Differences } from './differences';
import { actionText } from './history.rules';

/** What was done to the record of the page, the newest first. `actions` are an entry's own. */
export function History({ actions }: { actions?: ((entry: AdminAuditEntry) => ReactNode) | undefined }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const query = new URLSearchParams({ resource: resource ?? '', recordId: String(record?.id ?? '') });
  const { data } = useQuery({
    queryKey: [resource, 'history', record?.id],
    queryFn: async () => {
      const { json, headers } = await http(`${API}/history?${query.toString()}`);
      return { entries: json as AdminAuditEntry[], total: Number(headers.get('x-total-count')) };
    },
    enabled: record !== undefined,
  });
  if (!data || data.entries.length === 0) return null;
  const { entries, total } = data;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        History
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
            <Typography variant="body2">
              <strong>{actionText(entry.action)}</strong> by {entry.username},{' '}
              <time dateTime={entry.createdAt}>{timeText(entry.createdAt)}</time>
            </Typography>
            {entry.note && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {entry.note}
              </Typography>
            )}
            <Differences before={entry.before} after={entry.after} />
            {actions?.(entry)}
          </Box>
        ))}
      </Box>
      {total > entries.length && (
        <Typography variant="body2" color="textSecondary">
          Showing the {entries.length} newest of {total} changes.
        </Typography>
      )}
    </Box>
  );
}
