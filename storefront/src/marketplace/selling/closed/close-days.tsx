import type { ClosurePreview, ClosureView } from '@farmgate/backend/contract/marketplace/closures';
import { useState } from 'react';
import { previewOf } from './closed-queries';
import type { RangeValues } from './closed.rules';
import { HitsForm } from './hits-form';
import { RangeForm } from './range-form';

interface CloseDaysProps {
  editing: ClosureView | null;
  /** What the days begin with. */
  first: RangeValues;
  today: string;
  onDone: () => void;
}

/** First the days, then what they change, then it is done. */
export function CloseDays({ editing, first, today, onDone }: CloseDaysProps) {
  const [range, setRange] = useState(first);
  const [seen, setSeen] = useState<{ preview: ClosurePreview; count: number } | null>(null);
  const show = (preview: ClosurePreview) =>
    setSeen((before) => ({ preview, count: (before?.count ?? 0) + 1 }));
  if (!seen)
    return (
      <RangeForm
        values={range}
        editing={editing}
        today={today}
        onCancel={onDone}
        onPreview={(values, preview) => {
          setRange(values);
          show(preview);
        }}
      />
    );
  return (
    <HitsForm
      key={seen.count}
      {...{ range, editing, today, onDone }}
      preview={seen.preview}
      onBack={() => setSeen(null)}
      onOutdated={() =>
        void previewOf({ from: range.from, to: range.to, replaces: editing?.id ?? null }).then(show, () =>
          setSeen(null),
        )
      }
    />
  );
}
