import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { sentenceOf } from '../../lib/api/api';
import { type Issue, issuesOf } from '../../lib/api/field-issues';
import { isAbort } from '../../lib/api/is-abort';
import { checked, type Rules, samePath } from './checked';
import { atFields, errorAt, errorsOf, errorWithin } from './field-errors';
import type { LazySchema } from './lazy-schema';

/** What is known beside the checked request while it is sent. */
export interface Sending<Values> {
  /** What the form holds. */
  values: Values;
  /** The value of the button that was pressed. */
  pressed: string | null;
}

/** What is known beside an answer. */
export interface Sent<Values> extends Sending<Values> {
  /** The form goes on with other values, or begins again. */
  begin: (values: Values) => void;
}

export interface FormOptions<Values extends FieldValues, Checked, Answer> extends Rules<Values> {
  /** What the form begins with. */
  values: Values;
  /** The contract's rules; made outside of components, so that they stay the same. */
  schema?: LazySchema<Checked> | undefined;
  /** What an error is about, where the server doesn't say so by issues; null for what it does say. */
  wrongOf?: (error: Error, values: Values) => readonly Issue[] | null;
  /** Sends what the rules made of the request; without rules, the request as it is. */
  send: (checked: Checked, sending: Sending<Values>) => Promise<Answer> | Answer;
  /** The form is under way until it is done. */
  onSent?: (answer: Answer, sent: Sent<Values>) => unknown;
  onFailed?: (error: Error) => unknown;
  /** Some fields are wrong, as the rules or the server say. */
  onWrong?: (fields: readonly string[]) => void;
  /** Called when the button is pressed, before anything is checked; false keeps the form from being sent. */
  mayPress?: (form: HTMLFormElement) => boolean;
  /** Why it was not sent, where the server has no sentence for it, or the sentence itself. */
  failed?: string | ((error: Error) => string | null);
}

/** What a part of a form needs of it. */
export interface FormPart<Values extends FieldValues> extends Pick<
  // eslint-disable-next-line typescript/no-explicit-any
  UseFormReturn<Values, unknown, any>,
  'control' | 'register' | 'getValues' | 'setValue' | 'setFocus' | 'trigger' | 'clearErrors' | 'watch'
> {
  /** What the form holds, kept up to date. */
  readonly values: Values;
  /** Takes what was chosen or typed in a control that is not registered. */
  change: (some: Partial<Values>) => void;
  /** Everything for a text field, a choice or a checkbox. */
  field: <Name extends Path<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined };
  errors: FieldErrors<Values>;
  /** What is wrong with a field, or at a path such as "dates.0". */
  errorOf: (path: string) => string | undefined;
  /** What is wrong with a field or anything in it. */
  errorIn: (path: string) => string | undefined;
}

/** The state of a form, whatever it holds: for `Form`, `DialogForm` and the notes in them. */
export interface FormState {
  element: RefObject<HTMLFormElement | null>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  isPending: boolean;
  /** Why it was not sent; null while nothing is wrong, or the person ended the sending. */
  error: Error | null;
  /** The same in a sentence; null where it is said at the fields. */
  failure: string | null;
  /** Some field is wrong. */
  hasErrors: boolean;
  /** It holds something else than it began with. */
  isDirty: boolean;
  /** Checks and sends it, as its button does; or as another one, by its value. */
  press: (button?: string) => void;
  /** Says no longer why it was not sent. */
  forget: () => void;
}

export interface FormOf<Values extends FieldValues>
  extends FormPart<Values>, FormState, Pick<UseFormReturn<Values>, 'reset' | 'subscribe'> {}

/**
 * The one way to ask people for something and send it. Wrong fields get their sentence, and the first of them
 * the focus, whether the rules here or the server found them; what was typed stays until it has arrived.
 */
export function useForm<Values extends FieldValues, Answer, Checked = Values>(
  options: FormOptions<Values, Checked, Answer>,
): FormOf<Values> {
  const { schema } = options;
  const element = useRef<HTMLFormElement>(null);
  const { fieldAt = samePath } = options;
  const resolver: Resolver<Values, unknown, Checked> = async (values) => {
    const { data, errors } = await checked(options, values, await schema?.ready());
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: data, errors: {} };
  };
  const hook = useHookForm<Values, unknown, Checked>({
    resolver,
    defaultValues: options.values as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { control, register, getValues, setValue, setFocus, trigger, clearErrors, watch } = hook;
  const { reset, subscribe } = hook;
  const { errors, isSubmitting, isSubmitted, submitCount, isDirty } = hook.formState;
  useEffect(() => schema?.preload(), [schema]);

  const sending = useMutation<Answer, Error, { checked: Checked } & Sending<Values>>({
    mutationFn: async ({ checked: data, ...more }) => options.send(data, more),
    onSuccess: (answer, { values, pressed }) => options.onSent?.(answer, { values, pressed, begin: reset }),
    onError: (failure) => {
      if (!isAbort(failure)) void options.onFailed?.(failure);
    },
  });
  const error = sending.error && !isAbort(sending.error) ? sending.error : null;
  const wrongOf = (failure: Error, values: Values): readonly Issue[] =>
    options.wrongOf?.(failure, values) ?? atFields(issuesOf(failure), values, fieldAt);

  const [failures, setFailures] = useState(0);
  useEffect(() => {
    // Once the fields can take the focus again: while the call was under way they could not.
    if (!error) return;
    const found = errorsOf(wrongOf(error, getValues()));
    const names = Object.keys(found);
    for (const name of names) hook.setError(name as Path<Values>, found[name] as never);
    if (names.length > 0) options.onWrong?.(names);
    setFailures((count) => count + 1);
    // Only a new failure is a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  const pressedElement = useRef<Element | null>(null);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!error && !hasErrors) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    const { activeElement } = document;
    const pressed = pressedElement.current;
    const hasLostFocus = activeElement === document.body || activeElement === null;
    if (wrong && (hasErrors || hasLostFocus || activeElement === pressed)) wrong.focus();
    else if (hasLostFocus && pressed instanceof HTMLElement) pressed.focus();
    // Only another attempt is a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount + failures]);

  const press = (button: string | null) => {
    if (sending.isPending || isSubmitting) return;
    pressedElement.current = document.activeElement;
    sending.reset();
    void hook.handleSubmit(
      (data) => sending.mutate({ checked: data, values: getValues(), pressed: button }),
      (wrong) => options.onWrong?.(Object.keys(wrong)),
    )();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (options.mayPress && !options.mayPress(event.currentTarget)) return;
    const { submitter } = event.nativeEvent;
    press(submitter instanceof HTMLButtonElement ? submitter.value : null);
  };
  const { failed = '' } = options;
  const isAtFields = error && wrongOf(error, sending.variables?.values ?? getValues()).length > 0;
  const sentence = (failure: Error) =>
    typeof failed === 'string' ? sentenceOf(failure, failed) : failed(failure);
  return {
    ...{ control, register, getValues, setValue, setFocus, trigger, clearErrors, watch, reset, subscribe },
    get values() {
      return watch();
    },
    change: (some) => {
      for (const [name, value] of Object.entries(some))
        setValue(name as Path<Values>, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
    },
    field: (name, registered) => ({ ...register(name, registered), error: errorAt(errors, name) }),
    errors,
    errorOf: (path) => errorAt(errors, path),
    errorIn: (path) => errorWithin(errors, path),
    ...{ element, submit, error, hasErrors, isDirty, isPending: sending.isPending },
    failure: error && !isAtFields ? sentence(error) : null,
    press: (button) => press(button ?? null),
    forget: sending.reset,
  };
}
