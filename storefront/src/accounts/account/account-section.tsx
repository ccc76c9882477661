import type { ReactNode } from 'react';
import { Card } from '../../ui/card';

export interface AccountSectionProps {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One part of the account page. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Card className="flex flex-col gap-5 p-4 min-[22.5rem]:p-6 sm:p-8">
        <div className="flex flex-col gap-1.5">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <p className="max-w-measure text-sm text-soft">{lead}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
