import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const style =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors ' +
  'hover:bg-moss print:hidden disabled:cursor-not-allowed disabled:opacity-55';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for those who do not see the icon, and as its tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={clsx(style, className)} {...rest}>
      {icon}
    </button>
  );
}

/** The classes of an icon button, for a link that looks like one. */
export function iconButtonClass(more?: string): string {
  return clsx(style, more);
}
