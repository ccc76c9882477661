import { LEDGER_WORDS } from '@farmgate/backend/contract/marketplace/ledger-words';
import { receivedText } from '@farmgate/backend/contract/marketplace/received-words';
import type { StatementEntry, VendorStatement } from '@farmgate/backend/contract/marketplace/vendor-figures';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { calendarDay } from '../../../lib/format/calendar-day';
import { formatDate } from '../../../lib/format/format';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { AnchorButton } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { DayField } from '../day-field';
import { statementQuery } from '../vendor-queries';

/** A cell; on phones, where a row is a card, its column's name stands before it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className="px-3 py-2.5 max-md:flex max-md:justify-between max-md:gap-3 max-md:p-0 md:nth-[n+3]:text-right"
    >
      <span className="text-soft md:hidden">{label}</span>
      <span className="tabular-nums">{children}</span>
    </td>
  );
}

function Row({ entry }: { entry: StatementEntry }) {
  return (
    <tr role="row" className="border-t border-line max-md:flex max-md:flex-col max-md:gap-1 max-md:p-3.5">
      <Cell label="Date">{formatDate(entry.day)}</Cell>
      <Cell label="What">
        {LEDGER_WORDS[entry.kind]}
        {entry.paidBy && `, ${receivedText(entry.paidBy).toLowerCase()}`}
        {entry.orderId !== null && (
          <>
            {', '}
            <Link to={paths.vendorOrder(entry.orderId)} className="link">
              order #{entry.orderNumber ?? entry.orderId}
            </Link>
          </>
        )}
      </Cell>
      <Cell label="Amount">{amountText(entry.amount)}</Cell>
      <Cell label="Balance">{amountText(entry.balance)}</Cell>
    </tr>
  );
}

function Entries({ statement }: { statement: VendorStatement }) {
  const { entries, openingBalance, closingBalance } = statement;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-soft">Balance</p>
        <p className="font-display text-2xl leading-tight font-[560] tabular-nums lining-nums">
          {amountText(closingBalance)}
        </p>
        <p className="text-sm text-soft">
          {closingBalance < 0 ? 'What you owe Farmgate' : 'What Farmgate owes you'}
          {openingBalance !== 0 && `; ${amountText(openingBalance)} opening balance`}
        </p>
      </div>
      {entries.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-sm">No activity for these dates</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-card text-sm">
          <table role="table" className="w-full border-collapse max-md:block">
            <caption className="sr-only">Entries of the statement</caption>
            <thead role="rowgroup" className="bg-sunk text-left text-xs text-soft max-md:sr-only">
              <tr role="row">
                {['Date', 'What', 'Amount', 'Balance'].map((name) => (
                  <th
                    key={name}
                    role="columnheader"
                    scope="col"
                    className="px-3 py-2.5 font-semibold nth-[n+3]:text-right"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="max-md:block">
              {[...entries].reverse().map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/**
 * What the vendor has coming: sales, what Farmgate keeps of them, refunds and payouts, from one day to
 * another.
 */
export function Statement() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [from, to] = [calendarDay(query.get('from')), calendarDay(query.get('to'))];
  const window = { ...(from && { from }), ...(to && { to }) };
  const { data, error, refetch } = useQuery({ ...statementQuery(window), placeholderData: keepPreviousData });
  const choose = (days: { from?: string | null; to?: string | null }) => {
    const address = withQuery(paths.vendorDashboard, { tab: 'analytics', from, to, ...days });
    void navigate(address, { replace: true, state: KEEP_SCROLL });
  };
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="statement" className="text-xl">
          Statement
        </h2>
        <AnchorButton
          look="secondary"
          href={withQuery('/api/vendor/statement.csv', window)}
          download
          icon={<Download aria-hidden size={18} />}
        >
          Download CSV
        </AnchorButton>
      </div>
      <div className="grid grid-cols-1 max-w-md gap-4 sm:grid-cols-2">
        <DayField label="From" value={from} latest={to} onChange={(day) => choose({ from: day })} />
        <DayField label="To" value={to} earliest={from} onChange={(day) => choose({ to: day })} />
      </div>
      {data && <Entries statement={data} />}
      {!data && error && (
        <CouldNotLoad title="We couldn’t load your statement." error={error} onRetry={refetch} />
      )}
      {!data && !error && <RowsSkeleton label="Loading your statement..." />}
    </section>
  );
}
