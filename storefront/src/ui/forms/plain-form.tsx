import type { ComponentProps, RefObject, SubmitEvent } from 'react';

/** What somebody typed into the fields that a form has at that moment. */
export interface Typed {
  /** A field's text without outer spaces; empty where there is no such field. */
  text: (name: string) => string;
  fields: FormData;
  /** The value of the button that was pressed. */
  pressed: string | null;
  form: HTMLFormElement;
}

export interface PlainFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  element?: RefObject<HTMLFormElement | null>;
  onSend: (typed: Typed) => void;
}

/**
 * A form whose fields belong to the browser, as searches do: without scripts it is sent as it is. It loads
 * nothing and says nothing of what is wrong; `SmallForm` does, and for all that has rules there is `useForm`.
 */
export function PlainForm({ element, onSend, ...props }: PlainFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const { submitter } = event.nativeEvent;
    onSend({
      ...{ form, fields, pressed: submitter instanceof HTMLButtonElement ? submitter.value : null },
      text: (name) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value.trim() : '';
      },
    });
  };
  return <form {...props} ref={element} onSubmit={submit} />;
}
