import { clsx } from 'clsx';
import { CircleAlert, ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlClass } from './control-class';

export interface FieldFrameProps {
  label: string;
  /** Under the label's control; stays there while there is an error. */
  help?: ReactNode;
  /** What is wrong, in a sentence. */
  error?: string | undefined;
  /** Says so behind the label; what is required is not marked. */
  optional?: boolean;
  className?: string | undefined;
}

interface ControlIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The label, help and message around a control that this file does not have. */
export function Field(props: FieldFrameProps & { children: (ids: ControlIds) => ReactNode }) {
  const { label, help, error, optional, className, children } = props;
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {help && (
        <p id={`${id}-help`} className="text-xs text-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

function split<Props extends FieldFrameProps>({
  label,
  help,
  error,
  optional,
  className,
  ...control
}: Props) {
  return { frame: { label, help, error, optional: optional ?? false, className }, control };
}

export type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField(props: TextFieldProps) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(ids) => <input type="text" {...control} {...ids} className={clsx(controlClass, 'h-11')} />}
    </Field>
  );
}

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Fields that grow with their text look at no rows: lines, and what is above and below them. */
const leastHeight: Record<number, string> = {
  2: 'min-h-[calc(2lh+1.375rem)]',
  3: 'min-h-[calc(3lh+1.375rem)]',
  4: 'min-h-[calc(4lh+1.375rem)]',
  5: 'min-h-[calc(5lh+1.375rem)]',
  6: 'min-h-[calc(6lh+1.375rem)]',
};

export function TextArea(props: TextAreaProps) {
  const { frame, control } = split(props);
  const { rows = 3 } = control;
  return (
    <Field {...frame}>
      {(ids) => (
        <textarea
          {...control}
          {...ids}
          rows={rows}
          className={clsx(controlClass, 'field-sizing-content max-h-96 py-2.5', leastHeight[rows])}
        />
      )}
    </Field>
  );
}

export type SelectProps = FieldFrameProps & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** The platform's own choice: best on phones and for screen readers. Its options are its children. */
export function Select(props: SelectProps) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(ids) => (
        <span className="relative block">
          <select {...control} {...ids} className={clsx(controlClass, 'h-11 appearance-none pr-10')} />
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
          />
        </span>
      )}
    </Field>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, className, ...control }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0 rounded-sm accent-leaf"
          {...control}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
