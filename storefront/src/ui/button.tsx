import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { type LinkProps } from 'react-router-dom';
import { Link } from './navigation/link';
import { Spinner } from './states/spinner';

export interface ButtonLook {
  /** `primary` is the one thing to do here; `quiet` stands beside others, or in a row of tools. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
}

/** The classes of a button, for whatever element has to look like one. */
export function buttonClass(
  { look = 'primary', size = 'md', wide = false }: ButtonLook,
  more?: string,
): string {
  return clsx(`button button-${look} button-${size}`, wide && 'w-full', more);
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
  ref?: Ref<HTMLAnchorElement>;
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
