import type {
  AdminAnnouncement,
  AdminNotice,
} from '@farmgate/backend/contract/following/announcements.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useRecordContext } from 'react-admin';
import { Badge, Time, timeText } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { RelatedList } from '../../kit/record/related-list';
import { followerText, NOTICE_TONES } from '../notices/notice-words';

/** What followers are told, and how many were. */
export function AnnouncementPage() {
  return (
    <RecordPage>
      <AnnouncementFacts />
      <Notices />
    </RecordPage>
  );
}

const figure = (count: number) => count.toLocaleString('en-US');

function AnnouncementFacts() {
  const announcement = useRecordContext<AdminAnnouncement>();
  if (!announcement) return null;
  const { kind, text, path, byUserId, byUsername, sent, waiting, dropped, lastSentAt } = announcement;
  return (
    <>
      {text !== '' && <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{text}</Typography>}
      <Facts>
        <Fact label="Kind">
          <Badge value={kind} />
        </Fact>
        <Fact label="Page">
          <a href={path}>{path}</a>
        </Fact>
        <Fact label="Caused by">
          {byUserId === null ? 'The clock' : <Link to={`/users/${byUserId}/show`}>{byUsername}</Link>}
        </Fact>
        <Fact label="Announced">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Told until">
          <Time source="until" />
        </Fact>
        <Fact label="Sent">{figure(sent)}</Fact>
        <Fact label="Waiting">{figure(waiting)}</Fact>
        <Fact label="Dropped">{figure(dropped)}</Fact>
        <Fact label="Last sent">{lastSentAt === null ? 'Not yet' : <Time source="lastSentAt" />}</Fact>
      </Facts>
    </>
  );
}

function Notices() {
  const announcement = useRecordContext<AdminAnnouncement>();
  if (!announcement) return null;
  return (
    <RelatedList<AdminNotice>
      title="Notifications"
      resource="notices"
      filter={{ announcementId: announcement.id }}
      empty="No one follows it"
      row={(notice) => (
        <>
          <Badge value={notice.status} tones={NOTICE_TONES} />
          <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {notice.userId === null ? (
              followerText(notice)
            ) : (
              <Link to={`/users/${notice.userId}/show`}>{followerText(notice)}</Link>
            )}
          </Box>
          <time dateTime={notice.sentAt ?? notice.dueAt}>{timeText(notice.sentAt ?? notice.dueAt)}</time>
        </>
      )}
    />
  );
}
