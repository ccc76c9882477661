import type { AdminUser, AdminUserRow } from '@farmgate/backend/contract/accounts/users.admin';
import type { AdminMessage, AdminMessageRow } from '@farmgate/backend/contract/content/messages.admin';
import type { AdminOrderRow } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link, useGetList, useGetOne, useRecordContext } from 'react-admin';
import { dollars, timeText, words } from '../../kit/cells';
import { May, useMay } from '../../kit/may';
import { RelatedList } from '../../kit/record/related-list';
import { orderNumbersIn } from './order-numbers.rules';

/** What the message is about, and what is known of whoever wrote it. */
export function MessageAside() {
  const message = useRecordContext<AdminMessage>();
  const isAllowed = useMay('list', 'users');
  const email = message?.email ?? '';
  const account = useGetList<AdminUserRow>(
    'users',
    {
      filter: { email },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: isAllowed && message !== undefined },
  );
  if (!message) return null;
  const userId = account.data?.[0]?.id ?? null;
  const numbers = orderNumbersIn(`${message.subject}\n${message.message}`);
  return (
    <Paper component="section" aria-label="About the sender" sx={{ p: { xs: 2, sm: 2.5 } }}>
      {numbers.length > 0 && (
        <May action="list" resource="orders">
          <Box sx={{ mb: 3 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {numbers.length === 1 ? 'Order in the message' : 'Orders in the message'}
            </Typography>
            {numbers.map((number) => (
              <NamedOrder key={number} number={number} sender={{ email, userId }} />
            ))}
          </Box>
        </May>
      )}
      <Typography variant="h3" component="h2">
        Sender
      </Typography>
      {isAllowed && <Account {...account} userId={userId} />}
      <RelatedList<AdminOrderRow>
        title={userId === null ? 'Orders with this email' : 'Orders of this account'}
        resource="orders"
        filter={userId === null ? { email } : { userId }}
        empty="None"
        row={(order) => <OrderRow order={order} />}
        shown={5}
      />
      <RelatedList<AdminMessageRow>
        title="Messages from this email"
        resource="messages"
        filter={{ email }}
        empty="None"
        row={({ id, subject: about, createdAt, status }) => (
          <>
            {id === message.id ? (
              <span>{about} (this one)</span>
            ) : (
              <Link to={`/messages/${id}/show`}>{about}</Link>
            )}
            <Small>{`${timeText(createdAt)} · ${words(status)}`}</Small>
          </>
        )}
        shown={5}
      />
    </Paper>
  );
}

function Small({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function OrderRow({ order }: { order: AdminOrderRow }) {
  return (
    <>
      <Link to={`/orders/${order.id}/show`} sx={{ whiteSpace: 'nowrap' }}>
        {order.orderNumber}
      </Link>
      <Small>{`${timeText(order.createdAt)} · ${dollars(order.total)} · ${words(order.status)}`}</Small>
    </>
  );
}

interface Sender {
  email: string;
  userId: number | null;
}

/** Anyone may write a number: it says whether the order is the sender's. */
function NamedOrder({ number, sender }: { number: string; sender: Sender }) {
  const { data, isPending, error } = useGetList<AdminOrderRow>('orders', {
    filter: { orderNumber: number },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const order = data?.[0];
  if (isPending) return <Typography color="textSecondary">Loading {number}...</Typography>;
  if (error) return <Typography color="error">We couldn’t look up {number}.</Typography>;
  if (!order) return <Typography color="textSecondary">No order has the number {number}.</Typography>;
  const isTheirs =
    order.email.toLowerCase() === sender.email.toLowerCase() ||
    (sender.userId !== null && order.userId === sender.userId);
  return (
    <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <OrderRow order={order} />
      <Typography variant="body2" color={isTheirs ? 'textSecondary' : 'error'}>
        {order.customerName}, {order.vendors.join(', ')}
        {!isTheirs && '. The sender’s email isn’t the one on the order.'}
      </Typography>
    </Box>
  );
}

function Account({
  userId,
  isPending,
  error,
}: Pick<Sender, 'userId'> & { isPending: boolean; error: unknown }) {
  if (isPending) return <Typography color="textSecondary">Loading the account...</Typography>;
  if (error) return <Typography color="error">We couldn’t look up the account.</Typography>;
  if (userId === null) return <Typography color="textSecondary">No account has this email.</Typography>;
  return <KnownAccount id={userId} />;
}

function KnownAccount({ id }: { id: number }) {
  const { data: user } = useGetOne<AdminUser>('users', { id });
  // A list leaves its row there, which lacks what belongs to the account.
  if (!user || !('farms' in user)) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 0.5, overflowWrap: 'anywhere' }}>
      <span>
        <Link to={`/users/${id}/show`}>{name}</Link>, since {timeText(user.createdAt)}
      </span>
      {user.vendor && (
        <span>
          Vendor: <Link to={`/vendors/${user.vendor.id}/show`}>{user.vendor.name}</Link>
        </span>
      )}
      {user.farms.map((farm) => (
        <span key={farm.id}>
          Farm: <Link to={`/farms/${farm.id}/show`}>{farm.name}</Link>
        </span>
      ))}
    </Box>
  );
}
