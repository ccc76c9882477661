import { ApiError } from './api';

export interface SendFormOptions {
  method?: 'POST' | 'PUT';
  /** Called while the form is on its way: 0 at the beginning, 1 when all of it has been sent. */
  onProgress?: (share: number) => void;
  /** Ends the sending; the promise fails with an AbortError then. */
  signal?: AbortSignal;
}

/** The sending did not get through to the server. */
export class ConnectionError extends Error {
  constructor() {
    super('We couldn’t reach the server.');
    this.name = 'ConnectionError';
  }
}

/**
 * Sends a form with its files as multipart and reads the answer as JSON; an empty answer is undefined.
 * XMLHttpRequest, since fetch does not say how much has been sent.
 * @throws ApiError for an answer that is not OK; ConnectionError without one; an AbortError when `signal`
 * ended it
 */
export function sendForm<Answer>(
  path: string,
  form: FormData,
  { method = 'POST', onProgress, signal }: SendFormOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.min(1, loaded / total));
    };
    request.upload.onload = () => onProgress?.(1);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) reject(new ApiError(status, responseText || statusText));
      else resolve((responseText === '' ? undefined : JSON.parse(responseText)) as Answer);
    };
    request.onerror = () => reject(new ConnectionError());
    request.onabort = () => reject(new DOMException('Sending was canceled.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) {
      reject(new DOMException('Sending was canceled.', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', abort);
    onProgress?.(0);
    request.send(form);
  });
}
