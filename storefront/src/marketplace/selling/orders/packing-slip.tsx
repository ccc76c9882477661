import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { shortText } from '@farmgate/backend/contract/marketplace/short-row-words';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { lineLeft } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { clsx } from 'clsx';
import { formatDate, formatPhone, formatUnit } from '../../../lib/format/format';
import { amountText } from '../../parts/amount-text';
import { BoxParts } from '../../parts/box-parts';
import { refundedText } from '../../parts/refunded-text';
import { ShortCropLines } from '../../parts/short-crops';
import { addressLines, dayLines, isPickup, methodLabel, paymentText } from './order-words';
import { isToWeigh, weightWords } from './weigh-words';

export type SlipVendor = Pick<
  VendorProfile,
  'businessName' | 'address' | 'city' | 'state' | 'zipCode' | 'phone'
>;

/** What was refunded stays with the vendor. */
const toPack = (items: VendorOrderView['items']) =>
  items.filter(({ quantity, refunded, short = 0 }) => refunded + short < quantity).map(lineLeft);

function Lines({ order }: { order: VendorOrderView }) {
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b-2 border-edge text-left text-xs text-soft">
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              <span className="sr-only">Packed</span>
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
              Quantity
            </th>
            <th scope="col" className="w-full py-1.5 pr-3 font-semibold">
              Product
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {toPack(order.items).map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2 pr-3">
                <span aria-hidden className="inline-block size-4 rounded-sm border border-edge" />
              </td>
              <td className="py-2 pr-3 text-right font-semibold tabular-nums">
                {item.quantity - item.refunded - (item.short ?? 0)}
              </td>
              <td className="py-2 pr-3 wrap-anywhere">
                {item.name} <span className="text-soft">{formatUnit(item.unit)}</span>
                <BoxParts parts={item.parts} />
                {weightWords(item, 'buyer').map((text, index) => (
                  <span key={`${index} ${text}`} className="block text-sm text-soft tabular-nums">
                    {text}
                  </span>
                ))}
                {item.refunded > 0 && <span className="block text-sm text-soft">{refundedText(item)}</span>}
              </td>
              <td className="py-2 text-right tabular-nums">{amountText(item.totalPrice)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {order.discount > 0 && (
            <tr>
              <td colSpan={3} className="pt-2 pr-3 text-right wrap-anywhere">
                Discount{order.discountCode && ` (${order.discountCode})`}
              </td>
              <td className="pt-2 text-right tabular-nums">{amountText(-order.discount)}</td>
            </tr>
          )}
          <tr>
            <td colSpan={3} className="pt-2 pr-3 text-right">
              Total with tax and shipping
              {isToWeigh(order) ? ', at most' : order.refunded > 0 && ', after refunds'}
            </td>
            <td className="pt-2 text-right font-semibold tabular-nums">
              {amountText(order.total - order.refunded)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Block({ title, lines }: { title: string; lines: readonly (string | null)[] }) {
  return (
    <div className="min-w-0">
      <p className="text-xs font-semibold text-soft">{title}</p>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className="text-sm wrap-anywhere">
              {line}
            </p>
          ),
      )}
    </div>
  );
}

export interface PackingSlipProps {
  order: VendorOrderView;
  vendor: SlipVendor;
  className?: string;
}

/** What goes into the box with an order: a page of its own when it is printed. */
export function PackingSlip({ order, vendor, className }: PackingSlipProps) {
  const phone = vendor.phone === null ? null : formatPhone(vendor.phone);
  return (
    <article
      aria-label={`Packing slip of order #${order.orderNumber}`}
      className={clsx(
        'flex flex-col gap-5 rounded-card border border-line bg-card p-5 print:border-0 print:p-0',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-xl">Order #{order.orderNumber}</h3>
        <p className="text-sm text-soft">{formatDate(order.createdAt, order.timeZone)}</p>
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3 print:grid-cols-3">
        <Block
          title="From"
          lines={[
            vendor.businessName,
            vendor.address,
            `${vendor.city}, ${vendor.state} ${vendor.zipCode}`,
            phone,
          ]}
        />
        <Block
          title={isPickup(order) ? 'For' : 'To'}
          lines={[
            order.customerName,
            ...(isPickup(order) ? [] : addressLines(order)),
            ...(order.phone ? [formatPhone(order.phone)] : []),
          ]}
        />
        <Block title={methodLabel(order)} lines={[...dayLines(order), paymentText(order)]} />
      </div>
      <Lines order={order} />
      <ShortCropLines crops={order.shortCrops} />
      {order.short && (
        <p className="text-sm wrap-anywhere">
          <span className="font-semibold">Missing:</span> {order.short.map(shortText).join(', ')}
        </p>
      )}
      {order.notes && (
        <p className="text-sm wrap-anywhere">
          <span className="font-semibold">Note from the customer:</span> {order.notes}
        </p>
      )}
    </article>
  );
}
