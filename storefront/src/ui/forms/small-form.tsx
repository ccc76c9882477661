import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlainForm, type PlainFormProps, type Typed } from './plain-form';

/** What is wrong with which field, by its name. */
export type Wrong = Readonly<Record<string, string>>;

const NOTHING: Wrong = {};

export interface SmallFormProps extends Omit<PlainFormProps, 'element' | 'onSend' | 'children'> {
  /** Takes what was typed; the answer is what is wrong with it, and the first wrong field gets the focus. */
  onSend: (typed: Typed) => Wrong | null | Promise<Wrong | null>;
  /** What is wrong with what the page came with. */
  begun?: Wrong | undefined;
  children: (state: { wrong: Wrong; isPending: boolean }) => ReactNode;
}

/** A plain form of one or two fields that says what is wrong with them, on pages that load no larger one. */
export function SmallForm({ onSend, begun = NOTHING, children, ...props }: SmallFormProps) {
  const [wrong, setWrong] = useState(begun);
  const first = useRef(wrong);
  const [isPending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [name] = wrong === first.current ? [] : Object.keys(wrong);
    if (name !== undefined) element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [wrong]);
  const send = async (typed: Typed) => {
    if (isPending) return;
    const answer = onSend(typed);
    if (!(answer instanceof Promise)) return setWrong(answer ?? NOTHING);
    setPending(true);
    try {
      setWrong((await answer) ?? NOTHING);
    } finally {
      setPending(false);
    }
  };
  return (
    <PlainForm {...props} element={element} onSend={(typed) => void send(typed)}>
      {children({ wrong, isPending })}
    </PlainForm>
  );
}
