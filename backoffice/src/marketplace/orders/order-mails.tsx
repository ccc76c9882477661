import {
  type AdminOrder,
  CONFIRMATION_MAIL,
  type OrderMail,
} from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { Link, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Badge } from '../../kit/cells';
import { Part } from './part';
import { When } from './when';

const TONES = { waiting: 'waiting', sent: 'good', failed: 'bad' } as const;

/** The mails about an order, each to be sent once more. */
export function OrderMails() {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  return (
    <Part title="Emails">
      {order.mails.length === 0 && <Typography color="textSecondary">No emails for this order</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.mails.map((mail) => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </Box>
    </Part>
  );
}

function MailLine({ mail }: { mail: OrderMail }) {
  const isConfirmation = mail.kind === CONFIRMATION_MAIL;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={`/mails/${mail.id}/show`}>{mail.subject}</Link>
        <Typography variant="body2" color="textSecondary">
          To {mail.recipient}, <When at={mail.createdAt} />
        </Typography>
      </Box>
      <Badge value={mail.status} tones={TONES} />
      <ActionButton
        action="resend-mail"
        label="Send again"
        icon={Send}
        body={{ mailId: mail.id }}
        title={isConfirmation ? 'Send a new confirmation?' : 'Send this email again?'}
        explanation={
          isConfirmation
            ? `We’ll email ${mail.recipient} the order as it is now: its items, its total, and where and when it’s handed over.`
            : `We’ll send “${mail.subject}” to ${mail.recipient} again, unchanged. The link in it still opens the order.`
        }
        success="Email queued again."
      />
    </Box>
  );
}
