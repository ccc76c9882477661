import type { ReactNode } from 'react';

type Tone =
  | 'leaf'
  /** 'New' and its like: one on a card. */
  | 'clay'
  | 'sun'
  | 'plain'
  | 'outline';

/** A word or two about a thing. */
export function Badge({
  tone = 'leaf',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  );
}
