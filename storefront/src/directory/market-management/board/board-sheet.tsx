import type { BoardEntry } from '@farmgate/backend/contract/directory/market-board';
import { formatPhone } from '../../../lib/format/format';
import { feeText } from '../../market-days/fee-text';
import { byStall } from './by-stall';

const CELL = 'border border-line p-1.5 text-left align-top wrap-anywhere';

/** On paper alone: a sheet to check off who is there, along the stalls. */
export function BoardSheet({ entries }: { entries: readonly BoardEntry[] }) {
  const away = entries.filter(({ group }) => group === 'not_coming');
  const hasFees = entries.some(({ fee }) => fee !== null);
  return (
    <div className="hidden print:block">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th className={`${CELL} whitespace-nowrap`}>Here</th>
            <th className={`${CELL} whitespace-nowrap`}>Stall</th>
            <th className={CELL}>Vendor</th>
            <th className={CELL}>Brings</th>
            <th className={CELL}>Phone</th>
            {hasFees && <th className={CELL}>Fee</th>}
          </tr>
        </thead>
        <tbody>
          {byStall(entries).map((entry) => (
            <tr key={entry.memberId}>
              <td className={CELL}>
                <span className="inline-block size-4 border border-ink" />
              </td>
              <td className={CELL}>{entry.stall}</td>
              <td className={CELL}>
                {entry.name}
                {entry.group === 'not_answered' && ' (not answered)'}
              </td>
              <td className={CELL}>{[entry.brings.join(', '), entry.note].filter(Boolean).join('. ')}</td>
              <td className={`${CELL} whitespace-nowrap`}>{entry.phone && formatPhone(entry.phone)}</td>
              {hasFees && <td className={CELL}>{entry.fee && feeText(entry.fee)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {away.length > 0 && <p className="mt-3">Not coming: {away.map((entry) => entry.name).join(', ')}</p>}
    </div>
  );
}
