/** @returns whether an error only says that the person ended the sending */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
