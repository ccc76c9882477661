import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../button';
import { onEnter } from '../events';
import { controlClass } from './control-class';
import { FieldError } from './field-error';

const LONGEST_WORD = 60;
const MOST_WORDS = 20;

/** @returns the words with those that were typed, separated by commas, behind them, each once */
export function withWords(value: readonly string[], typed: string, most = MOST_WORDS): string[] {
  const words = [...value];
  for (const word of typed.split(',').map((part) => part.trim())) {
    const isKnown = words.some((known) => known.toLowerCase() === word.toLowerCase());
    if (word !== '' && !isKnown) words.push(word);
  }
  return words.slice(0, most);
}

export interface WordsFieldProps {
  label: string;
  placeholder: string;
  /** What one of them is called: "activity". */
  noun: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  /** How many there may be. */
  most?: number;
  /** How long one of them may be, in characters. */
  longest?: number;
}

/** Words of one's own, added one by one. */
export function WordsField(props: WordsFieldProps) {
  const {
    label,
    placeholder,
    noun,
    value,
    onChange,
    error,
    most = MOST_WORDS,
    longest = LONGEST_WORD,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isFull = value.length >= most;
  const add = () => {
    onChange(withWords(value, typed, most));
    setTyped('');
    input.current?.focus();
  };
  const remove = (word: string) => {
    onChange(value.filter((one) => one !== word));
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        <span className="font-normal text-soft"> (optional)</span>
      </label>
      <div className="flex gap-2.5">
        <input
          ref={input}
          id={id}
          type="text"
          value={typed}
          maxLength={longest}
          placeholder={placeholder}
          disabled={isFull}
          enterKeyHint="enter"
          aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // The form is not finished yet.
          onKeyDown={onEnter(() => typed.trim() !== '' && add())}
          // Whoever goes on without pressing 'Add' meant it all the same.
          onBlur={() => {
            if (typed.trim() === '') return;
            onChange(withWords(value, typed, most));
            setTyped('');
          }}
          className={`${controlClass} h-11 min-w-0 flex-1`}
        />
        <Button
          look="secondary"
          icon={<Plus aria-hidden size={18} />}
          aria-label={`Add the ${noun}`}
          disabled={isFull}
          onClick={add}
        >
          Add
        </Button>
      </div>
      <p id={`${id}-help`} className="text-xs text-soft">
        {isFull ? `You’ve reached the limit of ${most}.` : 'Press Enter after each.'}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {value.length > 0 && (
        <ul aria-label={label} className="mt-1 flex flex-wrap gap-x-2 gap-y-2.5">
          {value.map((word) => (
            <li key={word} className="max-w-full">
              <button
                type="button"
                aria-label={`Remove the ${noun} ${word}`}
                className="hit inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-moss py-1 pr-2.5 pl-3.5 text-sm font-medium text-leaf transition-colors hover:bg-moss-deep"
                onClick={() => remove(word)}
              >
                <span className="min-w-0 wrap-anywhere">{word}</span>
                <X aria-hidden size={16} className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
