import type { AdminOrder } from '@farmgate/backend/contract/marketplace/orders.admin';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { Link, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/action-button';
import { Badge, timeText } from '../../kit/cells';
import { Part } from './part';
import { SmallTable } from './small-table';

const TONES = { waiting: 'waiting', sent: 'good', failed: 'bad' } as const;

/** The mails about an order, each to be sent once more. */
export function OrderMails() {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  return (
    <Part title="Mails">
      {order.mails.length === 0 ? (
        <Typography color="text.secondary">No mails are kept about this order.</Typography>
      ) : (
        <SmallTable
          label="Mails"
          heads={['Mail', 'To', 'State', 'Written', '']}
          rows={order.mails.map((mail) => ({
            key: mail.id,
            cells: [
              <Link key="mail" to={`/mails/${mail.id}/show`}>
                {mail.subject}
              </Link>,
              mail.recipient,
              <Badge key="state" value={mail.status} tones={TONES} />,
              timeText(mail.createdAt),
              <ActionButton
                key="again"
                action="resend-mail"
                label="Send again"
                icon={Send}
                body={{ mailId: mail.id }}
                title="Send this mail again?"
                explanation={`“${mail.subject}” goes to ${mail.recipient} once more, as it was. The link in it still opens the order.`}
                success="The mail is on its way."
              />,
            ],
          }))}
        />
      )}
    </Part>
  );
}
