import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { changeText, changeTitle } from '@farmgate/backend/contract/marketplace/pickup/share-change-words';
import { formatDate } from '../../../lib/format/format';
import type { Share } from '../order-rules';

type Change = NonNullable<Share['changes']>[number];

function whoChanged({ actor }: Change, { vendor }: Share, { firstName, lastName }: OrderView): string {
  if (actor === 'buyer') return `${firstName} ${lastName}`;
  return actor === 'vendor' ? vendor.businessName : 'Farmgate';
}

/** What was changed of a share since it was ordered, the newest last; nothing where nothing was. */
export function ShareChanges({ share, order }: { share: Share; order: OrderView }) {
  const { changes = [] } = share;
  if (changes.length === 0) return null;
  const heading = `changes-${share.id}`;
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
                  by {whoChanged(changed, share, order)} on{' '}
                  <time dateTime={changed.at}>{formatDate(changed.at, share.timeZone)}</time>
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
