import type { ComponentProps } from 'react';
import type { FormState } from './use-form';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref' | 'noValidate'> {
  of: FormState;
}

/** The element of a form that `useForm` made. */
export function Form({ of, ...props }: FormProps) {
  return <form {...props} ref={of.element} noValidate onSubmit={of.submit} />;
}
