import type { AdminPickupWindow } from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import type { AdminVendorOrderRow } from '@farmgate/backend/contract/marketplace/admin/vendor-orders.admin';
import {
  cutoffText,
  dayText,
  windowText,
} from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { takenText } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CalendarX, Lock, LockOpen } from 'lucide-react';
import { Link, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Badge, dollars, Time, Words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { RelatedList } from '../../kit/record/related-list';
import { VendorLink } from '../orders/order-link';
import { ORDER_TONES, orderState } from '../orders/order-words';
import { PlaceLink } from './pickup-cells';
import { WindowStatus } from './window-status';

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
          <WindowStatus />
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
      <Orders />
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

function Orders() {
  const day = useRecordContext<AdminPickupWindow>();
  if (!day) return null;
  return (
    <RelatedList<AdminVendorOrderRow>
      title="Orders"
      resource="fulfilments"
      filter={{ windowId: day.id }}
      empty="No orders for this day yet"
      shown={50}
      row={(vendorOrder) => (
        <>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link to={`/orders/${vendorOrder.orderId}/show`}>{vendorOrder.orderNumber}</Link>{' '}
            {vendorOrder.customerName}
          </Box>
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>{dollars(vendorOrder.total)}</span>
          <Badge value={orderState(vendorOrder.status, vendorOrder.shippingMethod)} tones={ORDER_TONES} />
        </>
      )}
    />
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
  if (day.status === 'open' && !day.isDayOff)
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
      explanation={`${day.isDayOff ? 'The vendor has marked this date as closed. ' : ''}People can order for this day again while there is room, until its orders close. No one gets an email.`}
      asksReason
      reasonHelp="Saved in the history. The vendor doesn’t see it."
      success="Day reopened."
    />
  );
}
