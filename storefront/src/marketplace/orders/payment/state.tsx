import type { ReactNode } from 'react';

/** What became of the money of an order: a picture, a few words, and more below them. */
export function State({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <span className="mt-0.5 shrink-0 text-leaf">{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <p className="text-soft">{children}</p>}
      </div>
    </div>
  );
}
