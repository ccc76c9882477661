import type { InboxRow as Row } from '@farmgate/backend/contract/backoffice/inbox.admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/cells';
import { INBOX_WORDS, recordPath, waitedText } from '../../kit/inbox/inbox-words';
import type { InboxQueue } from '../../kit/queue/queue-context';
import { dayText } from '../../kit/texts.rules';

interface Props {
  row: Row;
  /** Whoever looks at it. */
  ownId: number | undefined;
  /** All rows, to go through them one after the other. */
  queue: InboxQueue;
  onTake: () => void;
  onEdit: () => void;
}

/** One thing that waits: what it is, since when, and whose. All of it leads to its page. */
export function InboxRow({ row, ownId, queue, onTake, onEdit }: Props) {
  const { ownerId, ownerName, snoozedUntil } = row;
  const isOwn = ownerId !== null && ownerId === ownId;
  const facts = [
    INBOX_WORDS[row.kind].one,
    waitedText(row.since, new Date()),
    ...(snoozedUntil === null ? [] : [`Snoozed until ${dayText(snoozedUntil)}`]),
  ];
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Box component={Link} to={recordPath(row)} state={{ inbox: queue }} data-inbox sx={linkStyle}>
          {row.title}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        {row.detail !== null && (
          <Typography variant="body2" noWrap>
            {row.detail}
          </Typography>
        )}
        {row.note !== null && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', fontStyle: 'italic' }}>
            {row.note}
          </Typography>
        )}
      </Box>
      <Box sx={buttonsStyle}>
        {ownerName !== null && <Badge value={isOwn ? 'Yours' : ownerName} tones={{ Yours: 'good' }} />}
        {ownerId === null && (
          <Button size="small" onClick={onTake} aria-label={`Take ${row.title}`}>
            Take it
          </Button>
        )}
        <Button size="small" onClick={onEdit} aria-label={`Assign or snooze ${row.title}`}>
          Assign or snooze
        </Button>
      </Box>
    </Box>
  );
}

const rowStyle = {
  ...{
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
  },
  ...{ px: { xs: 2, sm: 2.5 }, py: 1.5, borderBottom: 1, borderColor: 'divider' },
  '&:last-child': { borderBottom: 0 },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const buttonsStyle = {
  ...{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1 },
  '& .MuiButton-root': { minHeight: { xs: 44, md: 0 } },
} as const;

const linkStyle = {
  ...{ color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
} as const;
