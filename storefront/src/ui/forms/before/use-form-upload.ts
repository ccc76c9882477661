import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../../../lib/api/is-abort';
import { sendForm } from '../../../lib/api/send-form';

export interface FormUploadOptions<Answer> {
  path: string;
  method?: 'POST' | 'PUT';
  onSuccess: (answer: Answer) => void | Promise<void>;
  /** Not called when the person ended the sending. */
  onError: (error: Error) => void;
}

/**
 * Sends a form with a picture, says how far it is, and can send the same form once more.
 * @returns `progress` from 0 to 1, null while nothing is under way; `retry` once a sending failed
 */
export function useFormUpload<Answer>({
  path,
  method = 'POST',
  onSuccess,
  onError,
}: FormUploadOptions<Answer>) {
  const [progress, setProgress] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  const sending = useMutation<Answer, Error, FormData>({
    mutationFn: (form) => {
      const { signal } = (controller.current = new AbortController());
      return sendForm<Answer>(path, form, { method, signal, onProgress: setProgress });
    },
    onSuccess,
    onError: (error) => {
      if (!isAbort(error)) onError(error);
    },
    onSettled: () => setProgress(null),
  });
  // Leaving the page ends what is still on its way.
  useEffect(() => () => controller.current?.abort(), []);
  const { mutate, variables, error } = sending;
  const failure = error && !isAbort(error) ? error : null;
  return {
    send: mutate,
    cancel: () => controller.current?.abort(),
    retry: failure && variables ? () => mutate(variables) : null,
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    progress,
    failure,
  };
}
