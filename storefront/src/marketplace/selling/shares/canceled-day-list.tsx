import type { CancelDayPreview } from '@farmgate/backend/contract/marketplace/shares/share-days';
import { countOf } from '../../../lib/format/format';
import { amountText } from '../../parts/amount-text';

/** What members get for a day that falls away. */
export function CanceledDayList({
  preview: { data, error },
}: {
  preview: { data: CancelDayPreview | undefined; error: Error | null };
}) {
  if (!data)
    return (
      <p className="text-sm text-soft">
        {error ? 'We couldn’t work out what members get.' : 'Working out what members get...'}
      </p>
    );
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {data.moved > 0 && (
        <li>
          {countOf(data.moved, 'member')} {data.moved === 1 ? 'gets' : 'get'} the box on that day.
        </li>
      )}
      {(data.members > 0 || data.moved === 0) && (
        <li>
          {countOf(data.members, 'member')} {data.members === 1 ? 'gets' : 'get'} farm credit,{' '}
          {amountText(data.credit)} in all.
        </li>
      )}
      {data.unpaid > 0 && <li>{amountText(data.unpaid)} doesn’t have to be paid anymore.</li>}
      <li>It doesn’t count as one of their holds. You can’t undo this.</li>
    </ul>
  );
}
