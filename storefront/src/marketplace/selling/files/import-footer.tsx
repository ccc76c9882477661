import type { ReactNode } from 'react';

export interface ImportFooterProps {
  /** Everything that the file has is there already. */
  isAllThere: boolean;
  children: ReactNode;
}

/** The buttons of a file's import, with why there is nothing to press. */
export function ImportFooter({ isAllThere, children }: ImportFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="basis-full text-right text-sm text-soft empty:hidden sm:basis-auto">
        {isAllThere && 'You already have all of this.'}
      </p>
      {children}
    </div>
  );
}
