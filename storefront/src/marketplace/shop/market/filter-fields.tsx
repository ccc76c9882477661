import { clsx } from 'clsx';
import { type ComponentProps, type FocusEvent, useId } from 'react';
import { useAddressField } from '../../../shared/near/use-address-field';
import { onEnter } from '../../../ui/events';

export interface AddressTextProps extends Pick<
  ComponentProps<'input'>,
  'inputMode' | 'maxLength' | 'placeholder'
> {
  label: string;
  name: string;
  /** What the address says. */
  value: string;
  /**
   * The id of the form that sends it where there are no scripts; left out where another field of this name is
   * in it.
   */
  form?: string;
  /** Something else was typed, and the field was left or Enter pressed. */
  onCommit: (text: string) => void;
  /** Before what is typed: "$". */
  prefix?: string;
  /** The label is for screen readers alone; the placeholder says it. */
  isCompact?: boolean;
  isActive?: boolean;
}

/** A short text that narrows the results down once it has been typed to its end. */
export function AddressText(props: AddressTextProps) {
  const { label, value, onCommit, prefix, isCompact = false, isActive = false, ...input } = props;
  const id = useId();
  const field = useAddressField<HTMLInputElement>(value);
  const commit = (text: string) => {
    if (text.trim() !== value) onCommit(text.trim());
  };
  return (
    <span className={clsx('relative', isCompact ? 'hit inline-flex' : 'flex flex-col gap-1.5')}>
      <label htmlFor={id} className={isCompact ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <span className="relative flex">
        {prefix && (
          <span
            aria-hidden
            className={clsx(
              'pointer-events-none absolute top-1/2 -translate-y-1/2 text-soft',
              isCompact ? 'left-3 text-sm' : 'left-3.5',
            )}
          >
            {prefix}
          </span>
        )}
        <input
          ref={field}
          id={id}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={value}
          onBlur={(event: FocusEvent<HTMLInputElement>) => commit(event.currentTarget.value)}
          onKeyDown={onEnter(() => commit(field.current?.value ?? ''))}
          className={clsx(
            'border tabular-nums transition-colors hover:border-leaf',
            isCompact
              ? 'min-h-9 w-24 rounded-full pr-3 text-sm'
              : 'h-11 w-full rounded-control pr-3 text-base',
            prefix ? 'pl-7' : 'pl-3.5',
            isActive ? 'border-leaf bg-moss text-leaf' : 'border-edge bg-card text-ink',
          )}
          {...input}
        />
      </span>
    </span>
  );
}
