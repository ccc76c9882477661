import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { changeText, changeTitle } from '@farmgate/backend/contract/marketplace/pickup/order-change-words';
import { formatDate } from '../../../lib/format/format';
import type { VendorOrder } from '../order-rules';

type Change = NonNullable<VendorOrder['changes']>[number];

function whoChanged({ actor }: Change, { vendor }: VendorOrder, { firstName, lastName }: OrderView): string {
  if (actor === 'buyer') return `${firstName} ${lastName}`;
  return actor === 'vendor' ? vendor.businessName : 'Farmgate';
}

/** What was changed of a vendor order since it was ordered, the newest last; nothing where nothing was. */
export function OrderChanges({ vendorOrder, order }: { vendorOrder: VendorOrder; order: OrderView }) {
  const { changes = [] } = vendorOrder;
  if (changes.length === 0) return null;
  const heading = `changes-${vendorOrder.id}`;
  return (
    <section aria-labelledby={heading} className="text-sm">
      <h3 id={heading} className="text-base">
        Changes to this order
      </h3>
      <ul className="mt-1 flex flex-col gap-2">
        {changes.map((changed) => {
          const text = [changeText(changed.change), changed.note].filter(Boolean).join(' ');
          return (
            <li key={changed.at}>
              <p className="wrap-anywhere">
                {changeTitle(changed.change)}{' '}
                <span className="text-soft">
                  by {whoChanged(changed, vendorOrder, order)} on{' '}
                  <time dateTime={changed.at}>{formatDate(changed.at, vendorOrder.timeZone)}</time>
                </span>
              </p>
              {text && <p className="text-soft wrap-anywhere">{text}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
