import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Spinner } from './states/spinner';

const looks = {
  /** The one thing to do here. */
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-deep',
  secondary: 'border border-edge bg-card text-ink hover:border-leaf hover:bg-moss',
  /** Beside others, or in a row of tools. */
  quiet: 'text-leaf hover:bg-moss',
  danger: 'bg-danger text-on-danger hover:bg-danger-deep',
} as const;

/** While it cannot be used: muted, but as readable as any other text. */
const resting = {
  primary: 'disabled:bg-moss disabled:text-soft aria-disabled:bg-moss aria-disabled:text-soft',
  secondary:
    'disabled:border-line disabled:bg-sunk disabled:text-soft aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-soft',
  quiet: 'disabled:bg-transparent disabled:text-soft aria-disabled:bg-transparent aria-disabled:text-soft',
  danger: 'disabled:bg-sunk disabled:text-soft aria-disabled:bg-sunk aria-disabled:text-soft',
} as const;

const sizes = {
  sm: 'hit min-h-9 gap-1.5 px-3 py-1.5 text-sm',
  md: 'min-h-11 gap-2 px-4 py-2 text-sm',
  lg: 'min-h-13 gap-2.5 px-6 py-3 text-base',
} as const;

export interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** As wide as its container. */
  wide?: boolean;
}

/** The classes of a button, for whatever element has to look like one. */
export function buttonClass(
  { look = 'primary', size = 'md', wide = false }: ButtonLook,
  more?: string,
): string {
  return clsx(
    'inline-flex items-center justify-center rounded-control text-center font-semibold leading-tight',
    'transition-colors select-none print:hidden disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    looks[look],
    resting[look],
    sizes[size],
    wide && 'w-full',
    more,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Put before the label. */
  icon?: ReactNode;
  /** What the label reads while it is under way, e.g. 'Submitting...'; the button is disabled then. */
  pendingLabel?: string | false;
}

export function Button(props: ButtonProps) {
  const {
    look,
    size,
    wide,
    icon,
    pendingLabel,
    className,
    children,
    disabled,
    type = 'button',
    ...rest
  } = props;
  const isPending = pendingLabel !== undefined && pendingLabel !== false;
  const style: ButtonLook = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button type={type} disabled={disabled || isPending} className={buttonClass(style, className)} {...rest}>
      {isPending ? <Spinner /> : icon}
      {isPending ? pendingLabel : children}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
}

/** A link to another page of ours that looks like a button. */
export function LinkButton({ look, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  const style: ButtonLook = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <Link className={buttonClass(style, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}

export interface AnchorButtonProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
  icon?: ReactNode;
}

/** A link out of the product (tel:, mailto:, another site) that looks like a button. */
export function AnchorButton({ look, size, wide, icon, className, children, ...rest }: AnchorButtonProps) {
  const style: ButtonLook = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <a className={buttonClass(style, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
