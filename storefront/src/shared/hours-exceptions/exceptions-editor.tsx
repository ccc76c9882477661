import {
  exceptionText,
  type HoursException,
  MAX_EXCEPTIONS,
} from '@farmgate/backend/contract/directory/hours';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatTime } from '../../lib/format/format';
import { useNow } from '../../lib/page/visit';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/fields/field-error';
import { IconButton } from '../../ui/icon-button';
import { ExceptionFields } from './exception-fields';
import { type ExceptionWords, newException, OF_PLACES } from './exceptions-model';

const FIELDS = ['from', 'to', 'kind', 'opens', 'closes', 'address', 'reason'] as const;

export interface ExceptionsEditorProps {
  value: readonly HoursException[];
  onChange: (value: HoursException[]) => void;
  /** What is wrong with one field of one of them. */
  errorAt: (index: number, name: keyof HoursException) => string | undefined;
  /** What is wrong with the whole of it. */
  error: string | undefined;
  words?: ExceptionWords;
  /** Whether a date was made elsewhere, and what says where; it is only shown here. */
  madeElsewhere?: (exception: HoursException) => ReactNode;
}

interface LineProps {
  exception: HoursException;
  words: ExceptionWords;
  elsewhere: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** A date in one line, with its buttons. */
function Line({ exception, words, elsewhere, onEdit, onRemove }: LineProps) {
  const year = useNow().getFullYear();
  const text = exception.from === '' ? 'No date yet' : words.line(exceptionText(exception, year, formatTime));
  return (
    <div className="flex items-center gap-1 rounded-card border border-line bg-card py-1 pr-1 pl-4">
      <p className="min-w-0 flex-1 py-2 text-sm wrap-anywhere tabular-nums">
        {text}
        {elsewhere && <span className="block text-soft">{elsewhere}</span>}
      </p>
      {!elsewhere && (
        <>
          <IconButton label={`Edit: ${text}`} icon={<Pencil aria-hidden size={18} />} onClick={onEdit} />
          <IconButton label={`Remove: ${text}`} icon={<Trash2 aria-hidden size={18} />} onClick={onRemove} />
        </>
      )}
    </div>
  );
}

/** Dates with other hours: a line each, one of them open to be changed. */
export function ExceptionsEditor(props: ExceptionsEditorProps) {
  const { value, onChange, errorAt, error, words = OF_PLACES, madeElsewhere } = props;
  const [opened, setOpened] = useState<number | null>(null);
  /** What was wrong stays open while it is corrected. */
  const [held, setHeld] = useState<readonly number[]>([]);
  const errorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** What the focus goes to once it is there: a date's fields, its line, or the button below. */
  const next = useRef<number | 'add' | null>(null);
  useEffect(() => {
    if (next.current === 'add') add.current?.focus();
    else if (next.current !== null) {
      const item = list.current?.children[next.current];
      item?.querySelector<HTMLElement>('input[type=date], button')?.focus();
    }
    next.current = null;
  }, [opened, value.length]);
  const open = (index: number | null, focus: number | 'add') => {
    next.current = focus;
    setOpened(index);
  };
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    setHeld(held.filter((at) => at !== index).map((at) => at - Number(at > index)));
    open(opened === null || opened === index ? null : opened - Number(opened > index), 'add');
  };
  const isWrong = (index: number) => FIELDS.some((name) => errorAt(index, name) !== undefined);
  const newlyWrong = value.flatMap((_, index) => (isWrong(index) && !held.includes(index) ? [index] : []));
  if (newlyWrong.length > 0) setHeld([...held, ...newlyWrong]);
  return (
    <div className="flex flex-col gap-4">
      {value.length > 0 && (
        <ul ref={list} aria-label="Special dates" className="flex flex-col gap-2">
          {value.map((exception, index) => (
            <li key={index}>
              {opened === index || held.includes(index) ? (
                <ExceptionFields
                  number={index + 1}
                  exception={exception}
                  words={words}
                  onChange={(changed) => onChange(value.map((one, at) => (at === index ? changed : one)))}
                  onDone={() => {
                    setHeld(held.filter((at) => at !== index));
                    open(null, index);
                  }}
                  onRemove={() => remove(index)}
                  errorAt={(name) => errorAt(index, name)}
                />
              ) : (
                <Line
                  exception={exception}
                  words={words}
                  elsewhere={madeElsewhere?.(exception)}
                  onEdit={() => open(index, index)}
                  onRemove={() => remove(index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <FieldError id={errorId}>{error}</FieldError>
      {value.length < MAX_EXCEPTIONS && (
        <Button
          ref={add}
          look="secondary"
          className="self-start"
          icon={<CalendarPlus aria-hidden size={18} />}
          onClick={() => {
            onChange([...value, newException()]);
            open(value.length, value.length);
          }}
        >
          {value.length === 0 ? 'Add a special date' : 'Add another date'}
        </Button>
      )}
    </div>
  );
}
