import { houseMonth } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/visit';
import { CategoryArt } from '../../ui/art/category-art';
import { SeasonLandscape } from '../../ui/art/landscape';

export interface EntranceProps {
  title: string;
  lead: ReactNode;
  /** What is said beside the form on wide screens. */
  aside: { title: string; points: readonly string[] };
  children: ReactNode;
}

const STILL_LIFES = [
  { category: 'vegetables', seed: 3, className: '-rotate-3' },
  { category: 'eggs', seed: 2, className: 'translate-y-3 rotate-2' },
  { category: 'honey', seed: 1, className: '-rotate-2' },
] as const;

function Aside({ title, points }: EntranceProps['aside']) {
  const month = houseMonth(useNow());
  return (
    <div className="relative h-28 overflow-hidden bg-moss sm:h-36 md:order-last md:h-auto">
      <div className="absolute inset-0 md:top-[34%] md:mask-t-from-60%">
        <SeasonLandscape month={month} />
      </div>
      <div className="relative hidden flex-col gap-6 p-10 md:flex lg:p-14">
        <h2 className="max-w-sm text-2xl">{title}</h2>
        <ul className="flex max-w-sm flex-col gap-3">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-2 grid max-w-md grid-cols-3 gap-4">
          {STILL_LIFES.map(({ category, seed, className }) => (
            <div key={category} className={`rounded-card bg-card p-1.5 shadow-float ${className}`}>
              <CategoryArt category={category} seed={seed} className="rounded-sm" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The ways in: a form, and beside it (on phones above it) the land that this is all about. */
export function Entrance({ title, lead, aside, children }: EntranceProps) {
  return (
    <div className="page py-4 sm:py-8 md:py-12">
      <div className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-card md:min-h-160 md:grid-cols-2">
        <Aside {...aside} />
        <div className="px-4 py-7 min-[22.5rem]:px-6 sm:px-10 md:self-center md:py-12 lg:px-14">
          <div className="mx-auto flex max-w-md flex-col gap-6">
            <div className="flex flex-col gap-2">
              <h1 className="text-2xl">{title}</h1>
              <p className="text-soft">{lead}</p>
            </div>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}

/** What people without scripts need to know, since these forms cannot do without. */
export function NeedsScripts({ to }: { to: string }) {
  return (
    <noscript>
      <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">Please turn on JavaScript to {to}.</p>
    </noscript>
  );
}

/** Something that is good to know before the form. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-2.5 rounded-control bg-moss px-3.5 py-3 text-sm">
      <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
      <span>{children}</span>
    </p>
  );
}
