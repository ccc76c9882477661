import type { AdminMail } from '@farmgate/backend/contract/backoffice/mails.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { previewOf } from './mail-preview';
import { MAIL_TONES } from './mail-tones';

/** One mail as it went out, and what became of it. */
export function MailPage() {
  return (
    <RecordPage actions={<MailActions />} aside={<Tries />}>
      <MailFacts />
      <Contents />
    </RecordPage>
  );
}

function MailFacts() {
  const mail = useRecordContext<AdminMail>();
  if (!mail) return null;
  return (
    <Facts>
      <Fact label="To">{mail.recipient}</Fact>
      <Fact label="Status">
        <StatusBadge source="status" tones={MAIL_TONES} />
      </Fact>
      <Fact label="Purpose">{words(mail.kind)}</Fact>
      <Fact label="Written">
        <Time source="createdAt" />
      </Fact>
      <Fact label="Sent">{mail.sentAt ? <Time source="sentAt" /> : 'Not yet'}</Fact>
      {mail.replyTo && <Fact label="Replies go to">{mail.replyTo}</Fact>}
    </Facts>
  );
}

function MailActions() {
  const mail = useRecordContext<AdminMail>();
  if (!mail || mail.isSecret) return null;
  if (mail.status === 'failed') {
    return (
      <ActionButton
        action="retry"
        label="Try again"
        icon={RotateCw}
        variant="contained"
        success="Email queued again."
      />
    );
  }
  if (mail.status === 'waiting') return null;
  return (
    <ActionButton
      action="resend"
      label="Send again"
      icon={Send}
      title="Send this email again?"
      explanation={`We’ll email the same text to ${mail.recipient} again, with its links.`}
      success="Email queued again."
    />
  );
}

function Contents() {
  const mail = useRecordContext<AdminMail>();
  const [shown, setShown] = useState<'html' | 'text'>('html');
  if (!mail) return null;
  if (mail.html === null || mail.text === null) {
    return (
      <Alert severity="info" sx={{ maxWidth: '68ch' }}>
        Only the recipient may see this email, so you can’t view or resend it. They can request a new one.
      </Alert>
    );
  }
  return (
    <>
      <Tabs value={shown} onChange={(_event, chosen: 'html' | 'text') => setShown(chosen)} sx={{ mb: 1.5 }}>
        <Tab value="html" label="Preview" id="mail-html" aria-controls="mail-contents" />
        <Tab value="text" label="Plain text" id="mail-text" aria-controls="mail-contents" />
      </Tabs>
      <Box id="mail-contents" role="tabpanel" aria-labelledby={`mail-${shown}`}>
        {shown === 'html' ? (
          <Box
            component="iframe"
            title={`The email “${mail.subject}”`}
            sandbox=""
            srcDoc={previewOf(mail.html)}
            sx={{ width: '100%', height: 640, border: 1, borderColor: 'divider', borderRadius: '10px' }}
          />
        ) : (
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              m: 0,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              fontSize: '0.9rem',
              maxWidth: '80ch',
            }}
          >
            {mail.text}
          </Box>
        )}
      </Box>
    </>
  );
}

function Tries() {
  const mail = useRecordContext<AdminMail>();
  if (!mail) return null;
  return (
    <Box component="section" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Attempts
      </Typography>
      {mail.tries.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No delivery attempts yet. Without a mail server, emails stay in the outbox.
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {mail.tries.toReversed().map(({ createdAt, isSent, detail }) => (
          <Box component="li" key={createdAt} sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
            <Typography variant="body2">
              <Box component="strong" sx={{ color: isSent ? 'primary.main' : 'error.main' }}>
                {isSent ? 'Accepted' : 'Rejected'}
              </Box>
              , <time dateTime={createdAt}>{timeText(createdAt)}</time>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {detail}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
