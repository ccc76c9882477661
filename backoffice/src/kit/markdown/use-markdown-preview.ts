import type { PostPreview } from '@farmgate/backend/contract/content/blog.admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { http } from '../../lib/http';

/** So long a person pauses before the text is asked for. */
const PAUSE_MS = 400;

/**
 * What the server makes of a Markdown text, a moment after it was last changed; the last answer stays until
 * the next one.
 * @param address takes {content}
 */
export function useMarkdownPreview(address: string, text: string) {
  const content = usePaused(text);
  return useQuery({
    queryKey: ['markdown', address, content],
    queryFn: async ({ signal }) => {
      const { json } = await http(address, { method: 'POST', body: JSON.stringify({ content }), signal });
      return json as PostPreview;
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Every pause makes an entry; none is asked for again.
    gcTime: 10_000,
    retry: 1,
  });
}

/** @returns the value as it was when it last stayed the same for a moment */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
