import type { ReactNode } from 'react';
import { Icon } from './icon';

/**
 * What phones show behind a tap, with or without scripts; wider screens show it and no button. All of it is
 * in the page, so search engines and finding in the page reach it.
 */
export function Fold({
  summary,
  isOpen,
  className,
  children,
}: {
  /** What the tap opens: "Show 4 market days". */
  summary: ReactNode;
  /** Phones show it from the start. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={className ? `fold ${className}` : 'fold'} open={isOpen}>
      <summary className="fold-summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
