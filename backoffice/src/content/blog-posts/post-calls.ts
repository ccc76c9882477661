import type { BlogTopics } from '@farmgate/backend/contract/content/blog';
import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** What a Markdown text looks like. */
export const PREVIEW = `${API}/blog-posts/preview`;
/** Keeps a picture. */
export const PICTURES = `${API}/blog-posts/pictures`;

/** The tags in use, the most frequent first. */
export function useTags(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['blog-topics'],
    queryFn: async () => (await http('/api/blog-topics')).json as BlogTopics,
    staleTime: 60_000,
  });
  return data?.tags.map(({ tag }) => tag) ?? [];
}
