import { LEDGER_WORDS } from '@farmgate/backend/contract/marketplace/ledger-words';
import type {
  YearEntry,
  YearKind,
  YearState,
  YearStatement,
} from '@farmgate/backend/contract/marketplace/year-statement';
import type { ReactNode } from 'react';
import { amountText } from '../../../parts/amount-text';

const SUMS: readonly (readonly [YearKind, string])[] = [
  ['sale', 'Sales, with shipping and tax'],
  ['refund', 'Refunds'],
  ['dispute', 'Disputes'],
  ['commission', 'Farmgate’s commission'],
  ['commission_refund', 'Commission refunded'],
  ['cash', 'Cash you took yourself'],
  ['rounding', 'Cash rounded to the nickel'],
  ['advance', 'CSA shares paid ahead'],
  ['advance_used', 'Paid ahead, and used by boxes or refunds'],
  ['payout', 'Payouts'],
  ['reversal', 'Payouts taken back'],
  ['offset', 'Settled between orders'],
];

function Table({ caption, heads, children }: { caption: string; heads: string[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto print:overflow-visible" tabIndex={0} role="group" aria-label={caption}>
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-left font-display text-xl font-[560]">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-edge text-left text-xs text-soft">
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="py-2 pr-3 font-semibold whitespace-nowrap last:pr-0 data-[number=true]:text-right"
                data-number={NUMBERS.has(head)}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const NUMBERS = new Set(['Amount', 'Balance', 'Products', 'Shipping', 'Tax']);
const ROW = 'break-inside-avoid border-b border-line';
const HEAD = 'py-2 pr-3 text-left font-normal';
const NUMBER = 'py-2 pr-3 text-right whitespace-nowrap tabular-nums last:pr-0';

/** Year at a glance: from what there was to what there is. */
export function SumTable({ statement }: { statement: YearStatement }) {
  const rows = SUMS.map(([kind, label]) => ({ label, amount: statement.sums[kind] ?? 0 })).filter(
    ({ label, amount }) => amount !== 0 || label === SUMS[0]?.[1],
  );
  const edge = (label: string, amount: number) => (
    <tr className={ROW}>
      <th scope="row" className={`${HEAD} font-semibold`}>
        {label}
      </th>
      <td className={`${NUMBER} font-semibold`}>{amountText(amount)}</td>
    </tr>
  );
  return (
    <Table caption="Year at a glance" heads={['What', 'Amount']}>
      {edge('Balance on January 1', statement.openingBalance)}
      {rows.map(({ label, amount }) => (
        <tr key={label} className={ROW}>
          <th scope="row" className={HEAD}>
            {label}
          </th>
          <td className={NUMBER}>{amountText(amount)}</td>
        </tr>
      ))}
      {edge('Balance at the end', statement.closingBalance)}
    </Table>
  );
}

/** What was sold into each state, and the tax of it. */
export function StateTable({ states }: { states: readonly YearState[] }) {
  return (
    <div>
      <Table caption="Sales and tax by state" heads={['State', 'Products', 'Shipping', 'Tax']}>
        {states.map(({ state, products, shipping, tax }) => (
          <tr key={state} className={ROW}>
            <th scope="row" className={HEAD}>
              {state}
            </th>
            <td className={NUMBER}>{amountText(products)}</td>
            <td className={NUMBER}>{amountText(shipping)}</td>
            <td className={NUMBER}>{amountText(tax)}</td>
          </tr>
        ))}
      </Table>
      <p className="mt-2 text-sm text-soft">
        {states.length === 0
          ? 'No sales in this year.'
          : 'After refunds and disputes. Pickup counts where you are.'}
      </p>
    </div>
  );
}

const amountOrNone = (amount: number | null) => (amount === null ? '' : amountText(amount));

/** On a phone, where the table would not fit. */
function EntryList({ entries }: { entries: readonly YearEntry[] }) {
  return (
    <section aria-labelledby="entries" className="md:hidden print:hidden">
      <h2 id="entries" className="pb-2 text-xl">
        Every entry
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-card text-sm">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex justify-between gap-4 border-t border-line p-3.5 first:border-t-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{LEDGER_WORDS[entry.kind]}</p>
              <p className="text-soft wrap-anywhere">
                {[`${entry.day} ${entry.time}`, entry.orderNumber, entry.state].filter(Boolean).join(' · ')}
              </p>
              {entry.tax !== null && <p className="text-soft">{amountText(entry.tax)} of it is tax</p>}
            </div>
            <div className="text-right whitespace-nowrap tabular-nums">
              <p className="font-semibold">{amountText(entry.amount)}</p>
              <p className="text-soft">{amountText(entry.balance)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every entry of the year, as it was booked. */
export function Entries({ entries }: { entries: readonly YearEntry[] }) {
  return (
    <>
      <div className="max-md:hidden print:block">
        <EntryTable entries={entries} />
      </div>
      <EntryList entries={entries} />
    </>
  );
}

function EntryTable({ entries }: { entries: readonly YearEntry[] }) {
  return (
    <Table
      caption="Every entry"
      heads={['Date', 'What', 'Order', 'State', 'Products', 'Shipping', 'Tax', 'Amount', 'Balance']}
    >
      {entries.map((entry) => (
        <tr key={entry.id} className={ROW}>
          <td className="py-2 pr-3 whitespace-nowrap tabular-nums">
            {entry.day} {entry.time}
          </td>
          <td className="py-2 pr-3">{LEDGER_WORDS[entry.kind]}</td>
          <td className="py-2 pr-3">{entry.orderNumber}</td>
          <td className="py-2 pr-3">{entry.state}</td>
          <td className={NUMBER}>{amountOrNone(entry.products)}</td>
          <td className={NUMBER}>{amountOrNone(entry.shipping)}</td>
          <td className={NUMBER}>{amountOrNone(entry.tax)}</td>
          <td className={NUMBER}>{amountText(entry.amount)}</td>
          <td className={NUMBER}>{amountText(entry.balance)}</td>
        </tr>
      ))}
    </Table>
  );
}
