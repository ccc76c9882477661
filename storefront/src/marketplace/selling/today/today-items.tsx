import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import type { TodayView } from '@farmgate/backend/contract/marketplace/today';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { CalendarDays, CircleAlert, MessageSquareText, PackageOpen, Scale } from 'lucide-react';
import { countOf } from '../../../lib/format/format';
import { useNow } from '../../../lib/page/visit';
import { useMay } from '../../../shared/business/use-may';
import { LinkButton } from '../../../ui/button';
import { Item } from '../../../ui/item';
import { Link } from '../../../ui/navigation/link';
import { StockStepper } from '../stock/stock-stepper';
import { dayFacts, dayTitle } from './today-words';

interface TodayProps {
  today: TodayView;
}

/** Pickup and delivery days with orders, the soonest first. */
export function TodayDays({ today: { days } }: TodayProps) {
  const now = useNow();
  return days.map((day) => (
    <Item
      key={day.id}
      icon={CalendarDays}
      title={dayTitle(day)}
      actions={
        <LinkButton look="secondary" to={pickupPaths.pickupDay(day.id)} aria-label={`Open ${dayTitle(day)}`}>
          Open
        </LinkButton>
      }
    >
      {dayFacts(day, now)}
    </Item>
  ));
}

/** What runs out, each with one more and one less. */
export function TodayStock({ today: { low } }: TodayProps) {
  const { may } = useMay();
  if (low.items.length === 0) return null;
  const more = low.total - low.items.length;
  return (
    <Item icon={CircleAlert} title="Low on stock">
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {low.items.map(({ productId, variantId, name, option, inventory }) => (
          <li
            key={`${productId}-${variantId}`}
            className="flex min-h-12 items-center justify-between gap-3 py-0.5"
          >
            <Link
              to={paths.editProduct(productId)}
              className="hit min-w-0 text-ink wrap-anywhere hover:underline"
            >
              {nameWithVariant(name, option)}
            </Link>
            <StockStepper
              of={{ productId, variantId, name: nameWithVariant(name, option) }}
              inventory={inventory}
              mayChange={may('price')}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2">
          <Link to={withQuery(paths.vendorProducts, { show: 'low' })} className="link hit">
            See {more} more
          </Link>
        </p>
      )}
    </Item>
  );
}

/** Orders that wait for the vendor, without those of a day that need nothing but their day. */
export function TodayOrders({ today: { toConfirm, toWeigh } }: TodayProps) {
  return (
    <>
      {toConfirm.total > 0 && (
        <Item
          icon={PackageOpen}
          title={`${countOf(toConfirm.total, 'order')} to confirm`}
          actions={
            <LinkButton look="secondary" to={withQuery(paths.vendorOrders, { status: 'pending' })}>
              See pending orders
            </LinkButton>
          }
        >
          Your customers are waiting to hear from you.
        </Item>
      )}
      {toWeigh > 0 && (
        <Item
          icon={Scale}
          title={`${countOf(toWeigh, 'order')} to weigh`}
          actions={
            <LinkButton look="secondary" to={paths.vendorWeighing()}>
              Start weighing
            </LinkButton>
          }
        >
          Without a pickup day.
        </Item>
      )}
    </>
  );
}

/** What customers wrote and nobody replied to. */
export function TodayReviews({ today: { unanswered } }: TodayProps) {
  const { may } = useMay();
  if (unanswered === 0 || !may('post')) return null;
  return (
    <Item
      icon={MessageSquareText}
      title={`${countOf(unanswered, 'review')} without a reply`}
      actions={
        <LinkButton look="secondary" to={withQuery(paths.vendorDashboard, { tab: 'reviews', reply: 'none' })}>
          Read and reply
        </LinkButton>
      }
    >
      Shoppers read your replies too.
    </Item>
  );
}
