import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../../lib/api/send-form';

/** How the pictures of a form get to the server. */
export interface Upload {
  /** For a form's `send`. */
  send: <Answer>(path: string, form: FormData, method?: 'POST' | 'PUT') => Promise<Answer>;
  /** From 0 to 1 while it is under way. */
  progress: number | null;
  /** Ends the sending. */
  cancel: () => void;
}

/** Sends a form with its pictures, and says how far it is. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  // Leaving the page ends what is still on its way.
  useEffect(() => () => controller.current?.abort(), []);
  return {
    send: (path, form, method = 'POST') => {
      const { signal } = (controller.current = new AbortController());
      return sendForm(path, form, { method, signal, onProgress: setProgress }).finally(() =>
        setProgress(null),
      ) as never;
    },
    progress,
    cancel: () => controller.current?.abort(),
  };
}
