import type { CustomerSort, CustomerView } from '@farmgate/backend/contract/marketplace/customers';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { countOf, formatPhone } from '../../../lib/format/format';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { EmptyArt } from '../../../ui/art/empty-art';
import { AnchorButton, Button } from '../../../ui/button';
import { ChoiceField, SearchField } from '../../../ui/fields/search-field';
import { useSettled } from '../../../ui/fields/use-settled';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/navigation/link';
import { Pagination } from '../../../ui/navigation/pagination';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { amountText } from '../../parts/amount-text';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import {
  CUSTOMERS_PER_PAGE,
  type CustomersState,
  SORT_LABELS,
  customersAddress,
  customersFile,
  customersQuery,
  ordersText,
  readCustomers,
} from './customers-address';
import { ImportedPart } from './imported-part';

const TYPING_PAUSE_MS = 250;

const contactText = ({ email, phone }: CustomerView) =>
  [email, phone && formatPhone(phone)].filter(Boolean).join(' · ');

/** Someone who is only in a file of the vendor's: nothing more to open. */
function ImportedRow({ customer }: { customer: CustomerView }) {
  const { name, imported = [] } = customer;
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm wrap-anywhere">{contactText(customer)}</p>
      {imported.map((one) => (
        <ImportedPart key={one.id} name={name} imported={one} hasOrders={false} />
      ))}
    </div>
  );
}

function Row({ customer }: { customer: CustomerView }) {
  const { id, name, spent, bought } = customer;
  if (id === null) return <ImportedRow customer={customer} />;
  return (
    <Link
      to={paths.vendorCustomer(id)}
      className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 hover:bg-moss"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-soft wrap-anywhere">
          {ordersText(customer)}
          {bought && <span className="block">Mostly buys {bought}</span>}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-2 font-semibold tabular-nums">
        {amountText(spent)}
        <Icon name="chevron-right" className="text-soft" />
      </span>
    </Link>
  );
}

function Nothing({ state, onAll }: { state: CustomersState; onAll: () => void }) {
  const picture = <EmptyArt scene="no-results" />;
  if (state.q || state.page > 1)
    return (
      <EmptyState
        picture={picture}
        title={state.q ? 'No customers match this search' : 'There’s no such page'}
        action={
          <Button look="secondary" onClick={onAll}>
            Show all customers
          </Button>
        }
      />
    );
  return (
    <EmptyState
      picture={picture}
      title="No customers yet"
      hint="Everyone who orders from you will appear here, with what they buy. You can also import a list."
    />
  );
}

function Found({ state, onAll }: { state: CustomersState; onAll: () => void }) {
  const q = useSettled(state.q, TYPING_PAUSE_MS);
  const asked = customersQuery({ ...state, q });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load your customers." error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading your customers..." />;
  const total = data.total ?? data.items.length;
  const pageCount = Math.max(1, Math.ceil(total / CUSTOMERS_PER_PAGE));
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {total > 0 && countOf(total, 'customer')}
      </p>
      {data.items.length === 0 ? (
        <Nothing state={state} onAll={onAll} />
      ) : (
        <ul
          aria-label="Customers"
          className={clsx(
            'divide-y divide-line rounded-card border border-line bg-card',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {data.items.map((customer) => (
            <li key={customer.id ?? `imported ${customer.imported?.[0]?.id}`}>
              <Row customer={customer} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={state.page}
        pageCount={pageCount}
        hasNext={state.page < pageCount}
        to={(page) => customersAddress({ ...state, page })}
        label="Customers"
      />
      {data.items.length > 0 && (
        <AnchorButton
          look="secondary"
          className="self-start"
          href={customersFile(state)}
          download
          icon={<Download aria-hidden size={18} />}
        >
          {state.q ? 'Export these as CSV' : 'Export CSV'}
        </AnchorButton>
      )}
    </>
  );
}

/** Everyone who bought from the vendor or is in a file of its own: found by name, email or phone. */
export function CustomersList() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = readCustomers(query);
  const [text, setText] = useState(state.q);
  const change = (some: Partial<CustomersState>) =>
    void navigate(customersAddress({ ...state, ...some, page: 1 }), { replace: true, state: KEEP_SCROLL });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Find a customer by name, email or phone"
          placeholder="Name, email or phone"
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            change({ q: currentTarget.value });
          }}
        />
        <ChoiceField
          label="Sort customers"
          value={state.sort}
          onChange={({ currentTarget }) => change({ sort: currentTarget.value as CustomerSort })}
        >
          {Object.entries(SORT_LABELS).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </ChoiceField>
      </div>
      <Found
        state={state}
        onAll={() => {
          setText('');
          change({ q: '' });
        }}
      />
    </div>
  );
}
