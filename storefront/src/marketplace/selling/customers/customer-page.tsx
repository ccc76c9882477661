import type { CustomerDetails } from '@farmgate/backend/contract/marketplace/customers';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api/api';
import { countOf, formatDate, formatPhone, mailHref } from '../../../lib/format/format';
import { PageHead } from '../../../lib/page/page-head';
import { EmptyArt } from '../../../ui/art/empty-art';
import { AnchorButton, LinkButton } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { amountText } from '../../parts/amount-text';
import { StatusBadge } from '../../parts/status-badge';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { VendorGate } from '../vendor-gate';
import { customerQuery } from './customers-address';
import { ImportedPart } from './imported-part';

const SKELETON = <RowsSkeleton label="Loading the customer..." />;

function Contact({ email, phone }: Pick<CustomerDetails, 'email' | 'phone'>) {
  if (!email && !phone) return <p className="text-soft">No email address or phone number</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {email && (
        <AnchorButton size="sm" look="secondary" href={mailHref(email)} icon={<Mail aria-hidden size={16} />}>
          <span className="wrap-anywhere">{email}</span>
        </AnchorButton>
      )}
      {phone && (
        <AnchorButton
          size="sm"
          look="secondary"
          href={phoneHref(phone)}
          icon={<Phone aria-hidden size={16} />}
        >
          {formatPhone(phone)}
        </AnchorButton>
      )}
    </div>
  );
}

function Products({ products }: Pick<CustomerDetails, 'products'>) {
  return (
    <section aria-labelledby="bought" className="flex min-w-0 flex-col gap-2">
      <h2 id="bought" className="text-lg">
        What they buy
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {products.map(({ name, quantity, orders }) => (
          <li key={name} className="flex items-baseline gap-3 px-4 py-2.5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold tabular-nums">{quantity}</span> × {name}
            </span>
            <span className="text-sm text-soft">in {countOf(orders, 'order')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ history }: Pick<CustomerDetails, 'history'>) {
  return (
    <section aria-labelledby="history" className="flex min-w-0 flex-col gap-2">
      <h2 id="history" className="text-lg">
        Orders
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {history.map(({ id, orderNumber, status, shippingMethod, total, placedOn }) => (
          <li key={id}>
            <Link
              to={paths.vendorOrder(id)}
              className="flex min-h-14 items-center justify-between gap-4 px-4 py-2.5 hover:bg-moss"
            >
              <span className="flex min-w-0 flex-col items-start gap-1">
                <span className="font-semibold wrap-anywhere">#{orderNumber}</span>
                <span className="flex flex-wrap items-center gap-2 text-sm text-soft">
                  {formatDate(placedOn)}
                  <StatusBadge status={status} isPickup={shippingMethod === 'pickup'} />
                </span>
              </span>
              <span className="shrink-0 tabular-nums">{amountText(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Customer({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(customerQuery(id));
  if (!data && error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <EmptyState
        isError
        picture={<EmptyArt scene="not-found" />}
        heading="h1"
        title="We couldn’t find this customer"
        action={<LinkButton to={paths.vendorCustomers}>Customers</LinkButton>}
      />
    );
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load this customer." error={error} onRetry={refetch} />;
  if (!data) return SKELETON;
  const { name, orders, spent, firstOrderOn, products, history, imported = [] } = data;
  return (
    <>
      <PageHead title={name} noindex />
      <div className="flex flex-col gap-3">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{name}</h1>
        <p>
          {countOf(orders, 'order')}, {amountText(spent)} spent.
          {firstOrderOn && ` Customer since ${formatDate(firstOrderOn)}.`}
        </p>
        <Contact {...data} />
        {imported.map((one) => (
          <ImportedPart key={one.id} name={name} imported={one} hasOrders />
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
        <History history={history} />
        {products.length > 0 && <Products products={products} />}
      </div>
    </>
  );
}

/** /vendor/customers/{id}: what someone bought, by any order of theirs. */
export function CustomerPage() {
  const { id = '' } = useParams();
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="Customer" noindex />
      <div>
        <BackLink to={paths.vendorCustomers}>Customers</BackLink>
      </div>
      <VendorGate here={paths.vendorCustomer(id)} skeleton={SKELETON}>
        {() => <Customer key={id} id={id} />}
      </VendorGate>
    </div>
  );
}
