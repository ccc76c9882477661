import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ItemProps {
  icon: LucideIcon;
  /** It keeps people from finding something. */
  isUrgent?: boolean;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** One thing of a list that asks for attention, with what can be done about it. */
export function Item({ icon: Icon, isUrgent = false, title, children, actions }: ItemProps) {
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-5 sm:px-5">
      <div className="flex min-w-0 flex-1 items-start gap-3.5">
        <Icon aria-hidden size={22} className={`mt-0.5 shrink-0 ${isUrgent ? 'text-clay' : 'text-soft'}`} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <div className="mt-0.5 text-sm text-soft wrap-anywhere">{children}</div>
        </div>
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-2 max-sm:pl-9">{actions}</div>}
    </li>
  );
}
