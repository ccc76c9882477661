import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import {
  Ban,
  CircleAlert,
  EyeOff,
  Hourglass,
  MessageCircleWarning,
  PackageOpen,
  PowerOff,
  Scale,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '../../../lib/format/format';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { useMay } from '../../../shared/business/use-may';
import { Link } from '../../../ui/navigation/link';
import type { Attention } from './dashboard-rules';

const ICONS = {
  approval: Hourglass,
  declined: MessageCircleWarning,
  suspended: Ban,
  removed: EyeOff,
  'switched-off': PowerOff,
  pending: PackageOpen,
  weigh: Scale,
  low: CircleAlert,
} as const;

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} state={KEEP_SCROLL} className="link font-semibold">
      {children}
    </Link>
  );
}

/** What our team wrote. */
function Reason({ children }: { children: string }) {
  return <span className="whitespace-pre-line wrap-anywhere">{children}</span>;
}

function words(attention: Attention, mayEdit: boolean): ReactNode {
  switch (attention.kind) {
    case 'approval':
      return (
        <>
          <strong className="font-semibold">Pending Approval.</strong> We review every new vendor. Get your
          products ready now. We’ll email you when you’re approved, and they’ll go live right away.
        </>
      );
    case 'declined':
      return (
        <>
          <strong className="font-semibold">We couldn’t approve your business yet:</strong>{' '}
          <Reason>{attention.reason}</Reason>{' '}
          {mayEdit && (
            <>
              <Way to={paths.vendorProfileEdit}>Change your profile</Way> and we look at it again.
            </>
          )}
        </>
      );
    case 'suspended':
      return (
        <>
          <strong className="font-semibold">Your shop is suspended:</strong>{' '}
          <Reason>{attention.reason}</Reason> Shoppers can’t see your products for now. Please ship the orders
          you already have. <Way to={paths.contact}>Write to us</Way> if you want to talk about it.
        </>
      );
    case 'removed':
      return (
        <>
          Our team took {countOf(attention.count, 'product', 'products')} from the marketplace.{' '}
          <Way to={withQuery(paths.vendorDashboard, { show: 'removed' })}>See why</Way>
        </>
      );
    case 'switched-off':
      return (
        <>
          Your vendor account is inactive, so shoppers can’t see your products. Please{' '}
          <Way to={paths.contact}>write to us</Way> if you don’t know why.
        </>
      );
    case 'pending':
      return (
        <>
          {countOf(attention.count, 'order')} to confirm.{' '}
          <Way to={withQuery(paths.vendorDashboard, { tab: 'orders', status: 'pending' })}>
            See pending orders
          </Way>
        </>
      );
    case 'weigh':
      return (
        <>
          {countOf(attention.count, 'order needs', 'orders need')} weighing.{' '}
          <Way to={paths.vendorWeighing()}>Start weighing</Way>
        </>
      );
    case 'low':
      return (
        <>
          {countOf(attention.count, 'product is', 'products are')} low on stock or sold out.{' '}
          <Way to={withQuery(paths.vendorDashboard, { show: 'low' })}>Check stock</Way>
        </>
      );
  }
}

/** What a vendor should know or do before anything else. */
export function AttentionBox({ attention }: { attention: readonly Attention[] }) {
  const { may } = useMay();
  if (attention.length === 0) return null;
  return (
    <section
      aria-label="What needs your attention"
      className="rounded-card border-2 border-sun bg-card p-4 sm:px-5"
    >
      <ul className="flex flex-col gap-3">
        {attention.map((one) => {
          const Icon = ICONS[one.kind];
          return (
            <li key={one.kind} className="flex items-start gap-3 text-sm">
              <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
              <span className="max-w-measure">{words(one, may('edit'))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
