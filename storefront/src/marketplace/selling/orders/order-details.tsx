import { balanceDayText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { mayBeShort } from '@farmgate/backend/contract/marketplace/short-row-words';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { MapPin, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatPhone, formatPricePerUnit, mailHref } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { Badge } from '../../../ui/badge';
import { AnchorButton, Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../../parts/amount-text';
import { BoxParts } from '../../parts/box-parts';
import { refundedText } from '../../parts/refunded-text';
import { StatusBadge } from '../../parts/status-badge';
import { MessageButton } from '../messages/message-button';
import { aboutOrder } from '../messages/messages-query';
import { SentMessages } from '../messages/sent-messages';
import { PackedBadge } from '../packing/packed-badge';
import { PackedButton } from '../packing/packed-button';
import { MarkShort } from '../short/mark-short';
import { ShortRows } from '../short/short-rows';
import { shortOrderOf } from '../short/short-words';
import { OrderMoves } from './order-moves';
import { OrderTimeline } from './order-timeline';
import { addressLines, dayLines, isPickup, mapAddress, methodLabel, paymentText } from './order-words';
import { ReceivedPart } from './received/received-part';
import { RefundButton } from './refund/refund-button';
import { UnconfirmedNote } from './unconfirmed-note';
import { WeighNote, WeighOrderLink } from './weigh-note';
import { isToWeigh, weightWords } from './weigh-words';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}

/** What one costs, or how it is weighed. */
const pricedBy = (item: VendorOrderView['items'][number]): string[] =>
  item.weight ? weightWords(item, 'vendor') : [formatPricePerUnit(item.unitPrice.toFixed(2), item.unit)];

function Items({ order }: { order: VendorOrderView }) {
  return (
    <ul className="flex flex-col">
      {order.items.map((item) => (
        <li
          key={item.id}
          className="flex items-baseline gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0"
        >
          <span className="w-10 shrink-0 text-right font-semibold tabular-nums">{item.quantity} ×</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <Link to={paths.editProduct(item.productId)} className="hover:text-leaf hover:underline">
              {item.name}
            </Link>
            {pricedBy(item).map((text, index) => (
              <span key={`${index} ${text}`} className="block text-sm text-soft tabular-nums">
                {text}
              </span>
            ))}
            {item.isSubstitute && (
              <span className="block text-sm text-soft">
                {item.unitPrice > 0 ? 'Swapped in' : 'Swapped in at no extra cost'}
              </span>
            )}
            {item.allowSubstitute && (
              <span className="block text-sm text-soft">May be swapped if it runs short</span>
            )}
            <BoxParts parts={item.parts} />
            {item.refunded > 0 && <span className="block text-sm text-soft">{refundedText(item)}</span>}
          </span>
          <span className="tabular-nums">{amountText(item.totalPrice)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Of what is paid in two parts. */
function DepositRow({ deposit }: { deposit: NonNullable<VendorOrderView['deposit']> }) {
  const { kept, isPaid, balanceOn } = deposit;
  const due = balanceOn === null ? 'due once it’s weighed' : `due ${balanceDayText(balanceOn)}`;
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">
        {kept > 0 ? `You keep the deposit of ${amountText(kept)}. Balance` : 'Deposit paid. Balance'}
      </dt>
      <dd className="text-right">{kept > 0 ? 'never paid' : isPaid ? 'paid' : due}</dd>
    </div>
  );
}

function Sums({ order }: { order: VendorOrderView }) {
  const { discount, discountCode } = order;
  const rows: [string, number][] = [
    ['Subtotal', order.subtotal],
    ...(discount > 0
      ? [[discountCode ? `Discount (${discountCode})` : 'Discount', -discount] as [string, number]]
      : []),
    ['Shipping', order.shipping],
    ['Tax', order.tax],
  ];
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-3 text-sm tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-soft">{label}</dt>
          <dd>{amountText(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-base font-semibold">
        <dt>{isToWeigh(order) ? 'Total, at most' : 'Total'}</dt>
        <dd>{amountText(order.total)}</dd>
      </div>
      {order.deposit && <DepositRow deposit={order.deposit} />}
      {order.depositToTake !== undefined && (
        <div className="flex justify-between gap-4">
          <dt className="text-soft">Deposit, not paid yet</dt>
          <dd>{amountText(order.depositToTake)}</dd>
        </div>
      )}
      {order.refunded > 0 && (
        <div className="flex justify-between gap-4">
          <dt className="text-soft">Refunded</dt>
          <dd>{amountText(-order.refunded)}</dd>
        </div>
      )}
      {order.disputed > 0 && (
        <div className="flex justify-between gap-4">
          <dt className="text-soft">Disputed by the customer’s bank</dt>
          <dd>{amountText(-order.disputed)}</dd>
        </div>
      )}
      <div className="mt-2 flex justify-between gap-4 text-soft">
        <dt>Commission</dt>
        <dd>{amountText(-order.commission)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-base font-semibold">
        <dt>{isToWeigh(order) ? 'You receive at most' : 'You receive'}</dt>
        <dd>{amountText(order.youReceive)}</dd>
      </div>
    </dl>
  );
}

function Customer({ order }: { order: VendorOrderView }) {
  const { may } = useMay();
  const about = aboutOrder(order);
  const subject = encodeURIComponent(`Your order ${order.orderNumber}`);
  const canWrite = order.email !== '' && order.confirmBy === null && may('refund');
  return (
    <Part title="Customer">
      <p className="font-semibold wrap-anywhere">
        {order.status === 'cancelled' ? (
          order.customerName
        ) : (
          <Link to={paths.vendorCustomer(order.id)} className="hover:text-leaf hover:underline">
            {order.customerName}
          </Link>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {canWrite && <MessageButton about={about} label="Message" />}
        {order.phone && (
          <AnchorButton
            size="sm"
            look="secondary"
            href={phoneHref(order.phone)}
            icon={<Phone aria-hidden size={16} />}
          >
            {formatPhone(order.phone)}
          </AnchorButton>
        )}
      </div>
      {order.email ? (
        <a
          href={`${mailHref(order.email)}?subject=${subject}`}
          className="hit self-start text-sm text-soft wrap-anywhere hover:underline"
        >
          {order.email}
        </a>
      ) : (
        <p className="text-sm text-soft">No email address</p>
      )}
      {canWrite && <SentMessages about={about} timeZone={order.timeZone} />}
    </Part>
  );
}

function Destination({ order }: { order: VendorOrderView }) {
  return (
    <>
      <address className="not-italic wrap-anywhere">
        {addressLines(order).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <a
        href={mapAddress(order)}
        target="_blank"
        rel="noopener noreferrer"
        className="link hit inline-flex items-center gap-1.5 self-start text-sm"
      >
        <MapPin aria-hidden size={16} />
        Show on a map
      </a>
    </>
  );
}

/** When and where it is handed over, the day first. */
function Day({ order }: { order: VendorOrderView }) {
  const [first, ...rest] = dayLines(order);
  if (first === undefined) return null;
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{first}</span>
      {rest.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}

function Delivery({ order }: { order: VendorOrderView }) {
  return (
    <Part title={methodLabel(order)}>
      <Day order={order} />
      {!isPickup(order) && <Destination order={order} />}
      {isPickup(order) && !order.handover?.collector && <p>The customer will pick up.</p>}
      {order.carrier !== null || order.trackingNumber !== null ? (
        <p className="border-t border-line pt-3 text-sm wrap-anywhere">
          {[order.carrier, order.trackingNumber].filter(Boolean).join(', ')}
        </p>
      ) : null}
    </Part>
  );
}

/** Everything that a vendor has to know of an order, and what can be done next. */
export function OrderDetails({ order }: { order: VendorOrderView }) {
  return (
    <div className="flex flex-col gap-6 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        <StatusBadge status={order.status} isPickup={isPickup(order)} />
        {order.isEntered && <Badge tone="plain">Entered by you</Badge>}
        <PackedBadge order={order} />
        <span>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt, order.timeZone)}</time>
        </span>
        <span>{paymentText(order)}</span>
      </div>
      <UnconfirmedNote order={order} />
      <WeighNote order={order} />
      <div className="flex flex-wrap gap-3">
        <WeighOrderLink order={order} />
        <OrderMoves order={order} />
        <PackedButton order={order} />
        <RefundButton order={order} />
        {mayBeShort(order.status) && <MarkShort order={shortOrderOf(order)} />}
        <Button look="secondary" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          Print packing slip
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <Part title="Items">
            <Items order={order} />
            {order.short && <ShortRows order={order} rows={order.short} />}
            <Sums order={order} />
            <ReceivedPart order={order} />
          </Part>
          {order.notes && (
            <Part title="Note from the customer">
              <p className="whitespace-pre-line wrap-anywhere">{order.notes}</p>
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Customer order={order} />
          <Delivery order={order} />
          <Part title="Order history">
            <OrderTimeline order={order} />
          </Part>
        </div>
      </div>
    </div>
  );
}
