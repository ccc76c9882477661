import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { KEEP_SCROLL } from '../../lib/page/navigation';
import { instead } from '../events';
import { Link } from './link';

export interface LinkTab {
  value: string;
  label: string;
  count?: string | undefined;
  to: string;
}

/**
 * Arrow keys move the focus along the tabs; Enter, as for any link, and Space, as for any tab, follow one.
 */
const onKey = instead((event: KeyboardEvent<HTMLElement>): boolean => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const here = tabs.indexOf(document.activeElement as HTMLElement);
  const last = tabs.length - 1;
  const next = {
    ArrowRight: here === last ? 0 : here + 1,
    ArrowLeft: here <= 0 ? last : here - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (event.key === ' ') tabs[here]?.click();
  else if (next === undefined) return false;
  else tabs[next]?.focus();
  return true;
});

/** Scrolls the row of tabs, and nothing else, until the chosen one is whole. */
function useWholeTab(value: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true]');
    if (!row.current || !tab) return;
    const outer = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > outer.right) row.current.scrollLeft += right - outer.right;
    else if (left < outer.left) row.current.scrollLeft -= outer.left - left;
  }, [value]);
  return row;
}

/** Tabs that are real links: each has its address, and they work without scripts. */
export function LinkTabs({
  label,
  value,
  tabs,
  children,
}: {
  label: string;
  value: string;
  tabs: readonly LinkTab[];
  children: ReactNode;
}) {
  const id = useId();
  const row = useWholeTab(value);
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKey}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Link
            key={tab.value}
            role="tab"
            id={`${id}-${tab.value}`}
            to={tab.to}
            state={KEEP_SCROLL}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className="tab"
          >
            {tab.label}
            {tab.count !== undefined && <span>{tab.count}</span>}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
