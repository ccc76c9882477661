import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for those who do not see the icon, and as its tooltip. */
  label: string;
  icon?: ReactNode;
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={clsx('icon-button', className)} {...rest}>
      {icon}
    </button>
  );
}

/** The classes of an icon button, for a link that looks like one. */
export function iconButtonClass(more?: string): string {
  return clsx('icon-button', more);
}
