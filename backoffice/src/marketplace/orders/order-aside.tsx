import type { AdminMessageRow } from '@farmgate/backend/contract/content/messages.admin';
import type { AdminOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { dollars, timeText } from '../../kit/cells';
import { May } from '../../kit/may';
import { RelatedList } from '../../kit/record/related-list';
import { OrderTimeline } from './order-timeline';
import { METHOD_WORDS, addressLines } from './order-words';

/** Who bought, what it comes to, and what has happened so far. */
export function OrderAside() {
  const order = useRecordContext<AdminOrder>();
  if (!order) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card title="Customer">
        <Buyer order={order} />
      </Card>
      <Card title="Totals">
        <Totals order={order} />
      </Card>
      <May action="list" resource="messages">
        <Paper component="section" sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>
          <RelatedList<AdminMessageRow>
            title="Messages about it"
            resource="messages"
            filter={{ orderNumber: order.orderNumber }}
            empty="None that name its number"
            row={({ id, subject, name, createdAt }) => (
              <>
                <Link to={`/messages/${id}/show`}>{subject}</Link>
                <Typography variant="body2" color="textSecondary">
                  {name}, {timeText(createdAt)}
                </Typography>
              </>
            )}
          />
        </Paper>
      </May>
      <Card title="Order history">
        <OrderTimeline entries={order.timeline} />
      </Card>
    </Box>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

function Buyer({ order }: { order: AdminOrder }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
      <div>
        <strong>{order.customerName}</strong>
        {order.userId === null ? (
          <Typography component="span" color="textSecondary">
            {' '}
            · guest
          </Typography>
        ) : (
          <>
            {' '}
            · <Link to={`/users/${order.userId}/show`}>{order.username ?? 'account'}</Link>
          </>
        )}
      </div>
      {order.email ? (
        <>
          <a href={`mailto:${order.email}`}>{order.email}</a>
          <a href={phoneHref(order.phone)}>{order.phone}</a>
        </>
      ) : (
        <Typography color="textSecondary">Contact details are deleted once an order is finished.</Typography>
      )}
      <Typography component="address" sx={{ fontStyle: 'normal', mt: 0.5 }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {METHOD_WORDS[order.shippingMethod]}
        </Typography>
        {addressLines(order).map((line) => (
          <Box component="span" key={line} sx={{ display: 'block' }}>
            {line}
          </Box>
        ))}
      </Typography>
      {order.instructions && (
        <div>
          <Typography variant="body2" color="textSecondary">
            Special instructions
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{order.instructions}</Typography>
        </div>
      )}
    </Box>
  );
}

function Totals({ order }: { order: AdminOrder }) {
  const rows: [string, string][] = [
    ['Products', dollars(order.subtotal)],
    ...(order.discount > 0 ? [['Discount', dollars(-order.discount)] as [string, string]] : []),
    ['Shipping', dollars(order.shipping)],
    ['Tax', dollars(order.tax)],
    ['Total', dollars(order.total)],
    ...(order.refunded > 0 ? [['Refunded', dollars(-order.refunded)] as [string, string]] : []),
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      {rows.map(([label, value]) => (
        <Box
          key={label}
          sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: label === 'Total' ? 600 : 400 }}
        >
          <Box component="dt" sx={{ color: label === 'Total' ? 'text.primary' : 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
