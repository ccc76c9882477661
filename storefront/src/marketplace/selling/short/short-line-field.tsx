import {
  SHORT_REASONS,
  SHORT_REASON_LABELS,
  type ShortReason,
} from '@farmgate/backend/contract/marketplace/short-row-words';
import { Checkbox, Select, TextField } from '../../../ui/fields/field';
import { type LineChoice, type ShortOrder, missingCount } from './short-words';
import { SwapField } from './swap-field';

/** More than that are typed, not chosen. */
const MOST_CHOICES = 60;

interface LineProps {
  orderId: number;
  line: ShortOrder['lines'][number];
  choice: LineChoice;
  error: string | undefined;
  onChange: (choice: LineChoice) => void;
}

function ThereField({ line: { name, open }, choice: { there }, error, onChange }: LineProps) {
  const label = `${name}: how many do you have?`;
  if (open > MOST_CHOICES)
    return (
      <TextField
        label={label}
        inputMode="numeric"
        maxLength={6}
        value={there ?? String(open)}
        onChange={({ currentTarget }) => onChange({ there: currentTarget.value, swap: undefined })}
        help={`${open} were ordered.`}
        error={error}
      />
    );
  return (
    <Select
      label={label}
      value={there ?? String(open)}
      error={error}
      onChange={({ currentTarget }) => onChange({ there: currentTarget.value, swap: undefined })}
    >
      {Array.from({ length: open + 1 }, (_, index) => open - index).map((count) => (
        <option key={count} value={count}>
          {count === open ? (open === 1 ? '1' : `All ${count}`) : count === 0 ? 'None' : count}
        </option>
      ))}
    </Select>
  );
}

/** How many there are of a line and, where that is fewer, why, and whether the rest can be sold. */
export function ShortLineField(props: LineProps) {
  const { line, choice, error, onChange } = props;
  const missing = missingCount(line.open, choice);
  const isShort = missing !== null && missing > 0;
  return (
    <div
      role="group"
      aria-label={line.name}
      className="flex flex-col gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0"
    >
      <ThereField {...props} error={isShort ? undefined : error} />
      {isShort && (
        <div className="flex flex-col gap-1 border-l-2 border-leaf pl-4">
          <Select
            label={missing === 1 ? 'Why is 1 missing?' : `Why are ${missing} missing?`}
            value={choice.reason ?? ''}
            error={error}
            onChange={({ currentTarget }) => onChange({ reason: currentTarget.value as ShortReason })}
          >
            <option value="" disabled>
              Choose a reason
            </option>
            {SHORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {SHORT_REASON_LABELS[reason]}
              </option>
            ))}
          </Select>
          <Checkbox
            label={missing === 1 ? 'Put it back in stock' : `Put the ${missing} back in stock`}
            checked={choice.restock ?? false}
            onChange={({ currentTarget }) => onChange({ restock: currentTarget.checked })}
          />
          {line.swapPrice !== undefined && (
            <SwapField {...{ orderId: props.orderId, line, missing, choice, onChange }} />
          )}
        </div>
      )}
    </div>
  );
}
