import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** Behind the label, e.g. how many there are. */
  count?: string | undefined;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
}

/** Arrow keys move between the tabs; only the chosen one's content is rendered. */
export function Tabs<Value extends string>({ label, value, onChange, items }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-3 border-transparent px-3 text-sm font-semibold text-soft -outline-offset-3 transition-colors hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-leaf sm:px-4"
          >
            {item.label}
            {item.count !== undefined && (
              <span className="text-xs font-medium tabular-nums">{item.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
