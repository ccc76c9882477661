import type { BlogPostView } from '@farmgate/backend/contract/content/blog';
import type { ContentHubView } from '@farmgate/backend/contract/content/content-hubs';
import type { StatePageView } from '@farmgate/backend/contract/content/state-pages';

/** Of a text that is there as Markdown and as HTML, pages show the HTML. */
type Shown<View> = Omit<View, 'content'>;

export type ShownArticle = Shown<BlogPostView>;
export type ShownGuide = Shown<ContentHubView>;
export type ShownState = Shown<StatePageView>;

/** @returns an answer without its Markdown */
export function shown<View extends { content: string }>({ content: _, ...view }: View): Shown<View> {
  return view;
}
