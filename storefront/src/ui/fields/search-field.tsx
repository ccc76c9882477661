import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { clsx } from 'clsx';
import type { ClipboardEvent, ComponentProps } from 'react';
import { instead } from '../events';
import { Icon, type IconName } from '../icon';
import { controlClass } from './control-class';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Says what is searched; it is not shown, the icon and the placeholder are. */
  label: string;
  size?: 'md' | 'lg';
}

const heights = { md: 'h-11 pl-10 text-base', lg: 'h-14 pl-12 text-lg' } as const;

function IconField(props: SearchFieldProps & { icon: IconName; type: string }) {
  const { label, size = 'md', icon, className, ...input } = props;
  return (
    <span className={clsx('relative block', className)}>
      <Icon name={icon} className={clsx('field-icon left-3.5', size === 'lg' ? 'size-5.5' : 'size-4.5')} />
      <input aria-label={label} className={clsx('search-input', heights[size])} {...input} />
    </span>
  );
}

/** One line of free search text. */
export function SearchField(props: SearchFieldProps) {
  return <IconField enterKeyHint="search" autoComplete="off" {...props} icon="search" type="search" />;
}

/**
 * Pastes a text without its outer spaces, which would count against the field's length and push digits out of
 * it.
 */
const pasteTrimmed = instead((event: ClipboardEvent<HTMLInputElement>): boolean => {
  const pasted = event.clipboardData.getData('text');
  const text = pasted.trim();
  if (text === pasted) return false;
  const input = event.currentTarget;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const room = input.maxLength - (input.value.length - (end - start));
  input.setRangeText(text.slice(0, Math.max(0, room)), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
});

/** A ZIP code; phones show their digits. */
export function ZipField(props: SearchFieldProps) {
  return (
    <IconField
      inputMode="numeric"
      autoComplete="postal-code"
      enterKeyHint="search"
      onPaste={pasteTrimmed}
      maxLength={ZIP_INPUT_LENGTH}
      {...props}
      icon="map-pin"
      type="text"
    />
  );
}

export interface ChoiceFieldProps extends ComponentProps<'select'> {
  /** Says what is chosen; it is not shown, the choice is. */
  label: string;
}

/** The platform's own choice, beside the fields of a search. Its options are its children. */
export function ChoiceField({ label, className, ...select }: ChoiceFieldProps) {
  return (
    <span className={clsx('relative block', className)}>
      <select aria-label={label} className={clsx(controlClass, 'h-11 appearance-none pr-9')} {...select} />
      <Icon name="chevron-down" className="field-icon right-3 size-4.5" />
    </span>
  );
}
