import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';

/** What somebody typed into the fields that a form has at that moment. */
export interface Typed {
  /** A field's text without outer spaces; empty where there is no such field. */
  text: (name: string) => string;
  fields: FormData;
  /** The value of the button that was pressed. */
  pressed: string | null;
  form: HTMLFormElement;
}

/** What is wrong with which field, by its name. */
export type Wrong = Readonly<Record<string, string>>;

export interface PlainFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Takes what was typed; the answer is what is wrong with it, and the first wrong field gets the focus. */
  onSend: (typed: Typed) => Wrong | null | void | Promise<Wrong | null | void>;
  children: ReactNode | ((state: { wrong: Wrong; isPending: boolean }) => ReactNode);
}

/**
 * A form whose fields belong to the browser, as searches do: without scripts it is sent as it is. It loads
 * nothing; for everything that has rules there is `useForm`.
 */
export function PlainForm({ onSend, children, ...props }: PlainFormProps) {
  const [wrong, setWrong] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [name] = Object.keys(wrong);
    if (name !== undefined) element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [wrong]);
  const send = async (typed: Typed) => {
    const answer = onSend(typed);
    if (!(answer instanceof Promise)) return setWrong(answer ?? {});
    setPending(true);
    try {
      setWrong((await answer) ?? {});
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const { submitter } = event.nativeEvent;
    void send({
      ...{ form, fields, pressed: submitter instanceof HTMLButtonElement ? submitter.value : null },
      text: (name) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value.trim() : '';
      },
    });
  };
  return (
    <form {...props} ref={element} onSubmit={submit}>
      {typeof children === 'function' ? children({ wrong, isPending }) : children}
    </form>
  );
}
