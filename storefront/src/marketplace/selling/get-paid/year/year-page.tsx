import type { YearStatement } from '@farmgate/backend/contract/marketplace/year-statement';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { apiQuery } from '../../../../lib/api/queries';
import { PageHead } from '../../../../lib/page/page-head';
import { useNow } from '../../../../lib/page/visit';
import { AnchorButton, Button } from '../../../../ui/button';
import { Select } from '../../../../ui/fields/field';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { BackLink } from '../../back-link';
import { RowsSkeleton } from '../../dashboard/dashboard-skeleton';
import { VendorGate } from '../../vendor-gate';
import { getPaidQuery } from '../use-get-paid';
import { clockName, yearOf } from './year-rules';
import { Entries, StateTable, SumTable } from './year-tables';

const SKELETON = <RowsSkeleton label="Loading your statement..." />;
const yearQuery = (year: number) =>
  apiQuery<YearStatement>(withQuery('/api/vendor/year-statement', { year }));

function Sheet({ statement }: { statement: YearStatement }) {
  const { year, businessName, timeZone, entries } = statement;
  return (
    <article className="flex flex-col gap-8">
      <header className="hidden print:block">
        <p className="text-sm">Farmgate</p>
        <h1 className="text-2xl">
          {businessName}: statement for {year}
        </h1>
      </header>
      <p className="text-sm text-soft">
        From January 1 through December 31, {year}. All times are in {clockName(timeZone)}.
      </p>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 print:grid-cols-2">
        <SumTable statement={statement} />
        <StateTable states={statement.states} />
      </div>
      {entries.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-sm">No entries in {year}</p>
      ) : (
        <Entries entries={entries} />
      )}
    </article>
  );
}

function Year() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const thisYear = useNow().getFullYear();
  const year = yearOf(query, thisYear);
  const { data: paid } = useQuery(getPaidQuery());
  const { data, error, refetch } = useQuery(yearQuery(year));
  const years = [...new Set([thisYear, year, ...(paid?.years ?? [])])].sort((a, b) => b - a);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <Select
          label="Year"
          value={year}
          onChange={({ target }) =>
            void navigate(paths.yearStatement({ year: Number(target.value) }), { replace: true })
          }
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <div className="flex flex-wrap gap-3">
          <AnchorButton
            look="secondary"
            href={withQuery('/api/vendor/year-statement.csv', { year })}
            download
            icon={<Download aria-hidden size={18} />}
          >
            Download CSV
          </AnchorButton>
          <AnchorButton
            look="secondary"
            href={withQuery('/api/vendor/books.csv', { year })}
            download
            icon={<Download aria-hidden size={18} />}
          >
            QuickBooks or Xero
          </AnchorButton>
          <AnchorButton
            look="secondary"
            href={withQuery('/api/vendor/journal.csv', { year })}
            download
            icon={<Download aria-hidden size={18} />}
          >
            Journal by account
          </AnchorButton>
          <Button disabled={!data} icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      {data && <Sheet statement={data} />}
      {!data && error && (
        <CouldNotLoad title="We couldn’t load your statement." error={error} onRetry={refetch} />
      )}
      {!data && !error && SKELETON}
    </div>
  );
}

/** A vendor's year, for the screen and for paper. */
export function YearPage() {
  return (
    <div className="page py-8 md:py-12 print:py-0">
      <PageHead title="Yearly statement" noindex />
      <BackLink to={paths.getPaid}>Get paid</BackLink>
      <h1 className="mt-4 mb-8 text-2xl md:text-3xl print:hidden">Yearly statement</h1>
      <VendorGate here={paths.yearStatement()} skeleton={SKELETON}>
        {() => <Year />}
      </VendorGate>
    </div>
  );
}
