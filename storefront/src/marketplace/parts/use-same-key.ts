import { useRef } from 'react';
import { newKey } from './new-key';

/** @returns the key under which a body that is sent again is done once; another body gets another one */
export function useSameKey(): (body: unknown) => string {
  const attempt = useRef({ key: '', body: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { key: newKey(), body: text };
    return attempt.current.key;
  };
}
