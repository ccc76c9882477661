import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { fieldIssues } from '../../../lib/api/field-issues';
import type { LazyCheck } from './lazy-check';

export interface CallFormOptions<Values extends FieldValues, Request, Answer> {
  /** Outside of components, so that it stays the same. */
  check: LazyCheck<Values, Request>;
  defaultValues: DefaultValues<Values>;
  send: (request: Request) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailed?: (error: Error) => void;
  /** The field that an error is about, where the server did not say so by an issue. */
  fieldOf?: (error: Error) => [Path<Values>, string] | null;
}

/**
 * A form that makes one call. Wrong fields get their sentence and the first of them the focus, whether the
 * rules here or the server found them; what was typed stays until the call has gone through.
 */
export function useCallForm<Values extends FieldValues, Request, Answer>(
  options: CallFormOptions<Values, Request, Answer>,
) {
  const { check, defaultValues, send, onSent, onFailed, fieldOf } = options;
  const form = useForm<Values, unknown, Request>({ resolver: check.resolver, defaultValues });
  const { errors, isSubmitting } = form.formState;
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => onFailed?.(error),
  });
  useEffect(() => check.preload(), [check]);

  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    // Once the fields can take the focus again: while the call was under way they could not.
    if (!sending.error) return;
    const issues = issuesOf(sending.error, form.getValues(), fieldOf);
    issues.forEach(([name, message], index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    const hasLostFocus = document.activeElement === document.body || document.activeElement === null;
    if (issues.length === 0 && hasLostFocus && pressed.current instanceof HTMLElement)
      pressed.current.focus();
    // Only a new failure is a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sending.error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending || isSubmitting) return;
    pressed.current = document.activeElement;
    sending.reset();
    void form.handleSubmit((request) => sending.mutate(request))(event);
  };
  return {
    form,
    submit,
    isPending: sending.isPending,
    error: sending.error,
    /** For a field's `error`. */
    errorOf: (name: Path<Values>) => {
      const message = (errors as Record<string, { message?: unknown } | undefined>)[name]?.message;
      return typeof message === 'string' ? message : undefined;
    },
  };
}

function issuesOf<Values extends FieldValues>(
  error: Error,
  values: Values,
  fieldOf: ((error: Error) => [Path<Values>, string] | null) | undefined,
): [Path<Values>, string][] {
  const one = fieldOf?.(error);
  return one ? [one] : (fieldIssues(error, values) as [Path<Values>, string][]);
}
