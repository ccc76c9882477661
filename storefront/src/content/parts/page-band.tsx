import type { ReactNode, Ref } from 'react';
import { Breadcrumbs, type Crumb } from '../../ui/navigation/breadcrumbs';

export interface PageBandProps {
  crumbs: readonly Crumb[];
  title: ReactNode;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** For moving the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The head of a page of texts: where it is, what it is, what it is for. */
export function PageBand({ crumbs, title, lead, headingRef, children }: PageBandProps) {
  return (
    <div className="border-b border-line bg-sunk print:border-0">
      <div className="page flex flex-col gap-4 pt-4 pb-8 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <h1
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="mt-2 text-2xl wrap-anywhere md:text-3xl"
        >
          {title}
        </h1>
        {lead && <p className="max-w-measure text-soft md:text-lg">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
