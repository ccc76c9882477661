import type { AdminNews } from '@farmgate/backend/contract/directory/admin/farm-news.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { Badge, dayText, Time, timeText } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { NewsActions } from './news-actions';
import { NEWS_TONES, standingOf } from './news-words';

const QUEUE = { sort: { field: 'openReports', order: 'DESC' as const }, filter: { isReported: true } };

/** One post of a farm: what it says, what people say about it, and what can be done. */
export function NewsPage() {
  return (
    <RecordPage queue={QUEUE} actions={<NewsActions />} aside={<Reports />}>
      <Alerts />
      <Words />
      <Facts>
        <Fact label="Farm">
          <Farm />
        </Fact>
        <Fact label="Posted by">
          <Author />
        </Fact>
        <Fact label="Posted">
          <Time source="createdAt" />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function Alerts() {
  const news = useRecordContext<AdminNews>();
  if (!news) return null;
  const { isHidden, hiddenReason, removedAt, stoppedAt, stoppedReason } = news;
  return (
    <>
      {removedAt !== null && <Note>The farm deleted it on {dayText(removedAt)}.</Note>}
      {isHidden && <Note>Hidden{hiddenReason && `: ${hiddenReason}`}</Note>}
      {stoppedAt !== null && (
        <Note>
          This farm can’t post news since {dayText(stoppedAt)}
          {stoppedReason && `: ${stoppedReason}`}
        </Note>
      )}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
    {children}
  </Alert>
);

function Words() {
  const news = useRecordContext<AdminNews>();
  if (!news) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Badge value={standingOf(news)} tones={NEWS_TONES} />
      <Typography
        component="blockquote"
        sx={{
          ...{ m: 0, mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider', maxWidth: '68ch' },
          ...{ fontSize: '1.06rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        }}
      >
        {news.text}
      </Typography>
      {news.imageUrl && (
        <Box
          component="img"
          src={news.imageUrl}
          alt={news.alt}
          sx={{ mt: 2, maxWidth: '100%', width: 400, borderRadius: 1 }}
        />
      )}
    </Box>
  );
}

function Farm() {
  const news = useRecordContext<AdminNews>();
  return news ? <Link to={`/farms/${news.farmId}/show`}>{news.farmName}</Link> : null;
}

function Author() {
  const news = useRecordContext<AdminNews>();
  if (!news) return null;
  if (news.userId === null) return <>Someone without an account anymore</>;
  return <Link to={`/users/${news.userId}/show`}>{news.username}</Link>;
}

/** What people say is wrong with it. */
function Reports() {
  const news = useRecordContext<AdminNews>();
  if (!news) return null;
  return (
    <Paper component="section" aria-labelledby="reports" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="reports" variant="h3" component="h2" sx={{ mb: 1 }}>
        Reports
      </Typography>
      {news.reports.length === 0 && <Typography color="textSecondary">No reports</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {news.reports.map(({ id, reason, userId, username, createdAt, dismissedAt }) => (
          <Box component="li" key={id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Typography>
            <Typography variant="body2" color="textSecondary">
              {userId === null ? 'A visitor' : <Link to={`/users/${userId}/show`}>{username}</Link>},{' '}
              {timeText(createdAt)}
              {dismissedAt !== null && ` · settled ${dayText(dismissedAt)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
