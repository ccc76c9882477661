import { useRef } from 'react';
import { newKey } from './new-key';

/** @returns the header under which a body that is sent again is done once; another body gets another key */
export function useSameKey(): (body: unknown) => { 'Idempotency-Key': string } {
  const attempt = useRef({ key: '', body: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { key: newKey(), body: text };
    return { 'Idempotency-Key': attempt.current.key };
  };
}
