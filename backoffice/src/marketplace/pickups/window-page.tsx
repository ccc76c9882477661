import type { AdminFulfilment } from '@farmgate/backend/contract/marketplace/admin/fulfilments.admin';
import type { AdminPickupWindow } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import {
  cutoffText,
  dayText,
  windowText,
} from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarX, Lock, LockOpen } from 'lucide-react';
import { Link, TextField, useGetList, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Badge, dollars, StatusBadge, Time } from '../../kit/cells';
import { May } from '../../kit/may';
import { listPath } from '../../kit/record/list-path';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { VendorLink } from '../orders/order-link';
import { ORDER_TONES } from '../orders/order-words';
import { PlaceLink, Words } from './pickup-cells';
import { STATUS_TONES } from './pickup-words';

/** One dated pickup or delivery, and its orders. */
export function PickupWindowPage() {
  return (
    <RecordPage actions={<Actions />}>
      <Said />
      <Facts>
        <Fact label="Day">
          <Words<AdminPickupWindow> of={windowText} />
        </Fact>
        <Fact label="Status">
          <StatusBadge source="status" tones={STATUS_TONES} />
        </Fact>
        <Fact label="Vendor">
          <VendorLink />
        </Fact>
        <Fact label="Site or zone">
          <PlaceLink />
        </Fact>
        <Fact label="Schedule">
          <Schedule />
        </Fact>
        <Fact label="Taken">
          <Words<AdminPickupWindow> of={takenText} />
        </Fact>
        <Fact label="Ordering opens">
          <Words<AdminPickupWindow> of={({ ordersOpenAt, timeZone }) => dayText(ordersOpenAt, timeZone)} />
        </Fact>
        <Fact label="Orders until">
          <Words<AdminPickupWindow>
            of={({ ordersCloseAt, timeZone }) => cutoffText(ordersCloseAt, timeZone)}
          />
        </Fact>
        <Fact label="Time zone">
          <TextField source="timeZone" />
        </Fact>
        <Fact label="Follows its schedule">
          <Words<AdminPickupWindow> of={({ isOwn }) => (isOwn ? 'No, it was changed by hand' : 'Yes')} />
        </Fact>
        <Fact label="Added">
          <Time source="createdAt" />
        </Fact>
      </Facts>
      <May action="list" resource="fulfilments">
        <Orders />
      </May>
    </RecordPage>
  );
}

function Said() {
  const day = useRecordContext<AdminPickupWindow>();
  const text = [day?.address && `At ${day.address}.`, day?.reason].filter(Boolean).join(' ');
  if (!text) return null;
  return (
    <Alert severity={day?.status === 'canceled' ? 'error' : 'info'} sx={{ mb: 2, whiteSpace: 'pre-line' }}>
      {text}
    </Alert>
  );
}

function Schedule() {
  const day = useRecordContext<AdminPickupWindow>();
  return day ? <Link to={`/pickup-schedules/${day.scheduleId}/show`}>Show the schedule</Link> : null;
}

const SHOWN = 50;

function Orders() {
  const day = useRecordContext<AdminPickupWindow>();
  const filter = { windowId: day?.id };
  const { data, total, isPending, error } = useGetList<AdminFulfilment>('fulfilments', {
    filter,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Box component="section" aria-labelledby="orders-of-day" sx={{ mt: 1, mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 0.5 }}>
        <Typography id="orders-of-day" variant="h3" component="h2">
          Orders
        </Typography>
        {data && data.length > 0 && <Link to={listPath('fulfilments', filter)}>All {total} in the list</Link>}
      </Box>
      {isPending && <Typography color="textSecondary">Loading orders...</Typography>}
      {Boolean(error) && (
        <Alert severity="error">We couldn’t load the orders. Reload the page to try again.</Alert>
      )}
      {data?.length === 0 && <Typography color="textSecondary">No orders for this day yet</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((share) => (
          <Box
            component="li"
            key={share.id}
            sx={{
              borderTop: 1,
              borderColor: 'divider',
              py: 1,
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link to={`/orders/${share.orderId}/show`}>{share.orderNumber}</Link> {share.customerName}
            </Box>
            <span style={{ fontVariantNumeric: 'tabular-nums' }}>{dollars(share.total)}</span>
            <Badge value={share.status} tones={ORDER_TONES} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Actions() {
  const day = useRecordContext<AdminPickupWindow>();
  if (!day || day.status === 'canceled') return null;
  return (
    <>
      <OpenOrClose day={day} />
      {new Date(day.endsAt) > new Date() && (
        <ActionButton
          action="cancel"
          label="Cancel"
          icon={CalendarX}
          color="error"
          title={`Cancel ${dayText(day.startsAt, day.timeZone)}`}
          explanation="Every order for this day is canceled and refunded, and everyone who ordered gets an email with your reason. You can’t undo this."
          asksReason
          reasonHelp="Customers and the vendor read it."
          success="Day canceled. We’re refunding its orders."
        />
      )}
    </>
  );
}

function OpenOrClose({ day }: { day: AdminPickupWindow }) {
  if (day.status === 'open')
    return (
      <ActionButton
        action="close"
        label="Close"
        icon={Lock}
        color="error"
        title={`Close ${dayText(day.startsAt, day.timeZone)}`}
        explanation="No one can order for this day anymore. Orders that are placed stay as they are. No one gets an email. The vendor or our team can reopen it."
        asksReason
        reasonHelp="Saved in the history. The vendor doesn’t see it."
        success="Day closed."
      />
    );
  return (
    <ActionButton
      action="reopen"
      label="Reopen"
      icon={LockOpen}
      title={`Reopen ${dayText(day.startsAt, day.timeZone)}`}
      explanation="People can order for this day again while there is room, until its orders close. No one gets an email."
      asksReason
      reasonHelp="Saved in the history. The vendor doesn’t see it."
      success="Day reopened."
    />
  );
}
