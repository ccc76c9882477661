import type { ShareQuoteView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { monthDay } from '../../../shared/shares/share-words';
import { Checkbox } from '../../../ui/fields/field';
import { amountText } from '../amount-text';

interface WorkFieldProps {
  quote: Pick<ShareQuoteView, 'work'> | undefined;
  works: boolean;
  onChange: (works: boolean) => void;
}

/** Whether hours pay a part of a share, where its farm offers that. What they pay is in the quote. */
export function WorkField({ quote, works, onChange }: WorkFieldProps) {
  const work = quote?.work ?? null;
  if (!work && !works) return null;
  return (
    <Checkbox
      checked={works}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        work ? (
          <>
            Work {hoursText(work.hours)} and pay {amountText(work.amount)} less
            <span className="block text-soft">
              At the farm, by {monthDay(work.until)}. Each hour is worth {amountText(work.rate)}. If you work
              less, the farm may ask you to pay for the rest.
            </span>
          </>
        ) : (
          'Work for a part of it'
        )
      }
    />
  );
}
