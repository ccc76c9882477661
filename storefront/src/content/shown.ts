import type { BlogPostView } from '@farmgate/backend/contract/content/blog';
import type { ContentHubView } from '@farmgate/backend/contract/content/content-hubs';
import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import { PAGE_FARM_CARDS } from '@farmgate/backend/contract/content/page-status';
import type { StatePageView } from '@farmgate/backend/contract/content/state-pages';

/** Of a text that is there as Markdown and as HTML, pages show the HTML. */
type Shown<View> = Omit<View, 'content'>;

export type ShownArticle = Shown<BlogPostView>;
export type ShownGuide = Shown<ContentHubView>;
export type ShownState = Shown<StatePageView>;
/** Without the farms as they were when the page was made, and those behind the cards. */
export type ShownLocation = Omit<Shown<LocationPageView>, 'farmsData'>;

/** @returns an answer without its Markdown */
export function shown<View extends { content: string }>({ content: _, ...view }: View): Shown<View> {
  return view;
}

/** @returns the same of a city's page, with the farms that it has cards of */
export const shownLocation = ({ farmsData: _, ...page }: LocationPageView): ShownLocation => ({
  ...shown(page),
  farmsDataParsed: page.farmsDataParsed.slice(0, PAGE_FARM_CARDS),
});
