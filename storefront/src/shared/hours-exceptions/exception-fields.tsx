import {
  EXCEPTION_KINDS,
  type HoursException,
  MAX_EXCEPTION_TEXT,
} from '@farmgate/backend/contract/directory/hours';
import { Check, Trash2 } from 'lucide-react';
import { useNow } from '../../lib/page/visit';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import { Segmented } from '../../ui/fields/segmented';
import { timeFieldValue, timeOf } from './clock-fields';
import { type ExceptionWords, isOver, withFirstDay } from './exceptions-model';

export interface ExceptionFieldsProps {
  /** Counted from 1. */
  number: number;
  exception: HoursException;
  words: ExceptionWords;
  onChange: (exception: HoursException) => void;
  onDone: () => void;
  onRemove: () => void;
  errorAt: (name: keyof HoursException) => string | undefined;
}

type PartProps = Pick<ExceptionFieldsProps, 'exception' | 'words' | 'onChange' | 'errorAt'>;

function DateFields({ exception, onChange, errorAt }: PartProps) {
  const today = useNow();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        label="First day"
        type="date"
        required
        value={exception.from}
        onChange={({ currentTarget }) => onChange(withFirstDay(exception, currentTarget.value))}
        error={errorAt('from')}
      />
      <TextField
        label="Last day"
        type="date"
        required
        min={exception.from || undefined}
        value={exception.to}
        onChange={({ currentTarget }) => onChange({ ...exception, to: currentTarget.value })}
        error={errorAt('to')}
        help={isOver(exception, today) && 'This date is over, so it won’t be saved.'}
      />
    </div>
  );
}

function TimeFields({ exception, words, onChange, errorAt }: PartProps) {
  const isMoved = exception.kind === 'moved';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={words.opens}
          type="time"
          step={300}
          optional={isMoved}
          value={timeFieldValue(exception.opens)}
          onChange={({ currentTarget }) =>
            onChange({ ...exception, opens: timeOf('opens', currentTarget.value) })
          }
          error={errorAt('opens')}
        />
        <TextField
          label={words.closes}
          type="time"
          step={300}
          optional={isMoved}
          value={timeFieldValue(exception.closes)}
          onChange={({ currentTarget }) =>
            onChange({ ...exception, closes: timeOf('closes', currentTarget.value) })
          }
          error={errorAt('closes')}
        />
      </div>
      {isMoved && <p className="text-xs text-soft">Leave both blank to keep your usual hours.</p>}
    </div>
  );
}

/** What is different on some dates. */
export function ExceptionFields(props: ExceptionFieldsProps) {
  const { number, exception, words, onChange, onDone, onRemove, errorAt } = props;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-4">
      <legend className="sr-only">Special date {number}</legend>
      <Segmented
        label="What’s different"
        name={`exception-${number}`}
        value={exception.kind}
        options={EXCEPTION_KINDS.flatMap((value) => {
          const label = words.kinds[value];
          return label === undefined ? [] : { value, label };
        })}
        onChange={(kind) => onChange({ ...exception, kind })}
        className="whitespace-nowrap sm:self-start"
      />
      <DateFields {...props} />
      {exception.kind !== 'closed' && <TimeFields {...props} />}
      {exception.kind === 'moved' && (
        <TextField
          label="Where you’ll be"
          placeholder="12 Main Street, Fort Myers"
          required
          maxLength={MAX_EXCEPTION_TEXT}
          value={exception.address ?? ''}
          onChange={({ currentTarget }) => onChange({ ...exception, address: currentTarget.value })}
          error={errorAt('address')}
        />
      )}
      <TextField
        label="Reason"
        placeholder="Thanksgiving"
        optional
        maxLength={MAX_EXCEPTION_TEXT}
        value={exception.reason ?? ''}
        onChange={({ currentTarget }) => onChange({ ...exception, reason: currentTarget.value })}
        error={errorAt('reason')}
      />
      <div className="-mx-3 flex flex-wrap justify-between gap-x-2 border-t border-line pt-2">
        <Button look="quiet" size="sm" icon={<Trash2 aria-hidden size={16} />} onClick={onRemove}>
          Remove date
        </Button>
        <Button look="quiet" size="sm" icon={<Check aria-hidden size={16} />} onClick={onDone}>
          Done
        </Button>
      </div>
    </fieldset>
  );
}
