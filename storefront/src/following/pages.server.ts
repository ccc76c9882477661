import type { ServerPages } from '../lib/page/page.server';
import type { followingPages } from './pages';

export const followingServerPages: ServerPages<typeof followingPages> = {
  saved: { module: 'src/following/saved/saved-page.tsx', isPersonal: true },
  confirm: { module: 'src/following/confirm/confirm-follow-page.tsx', isPersonal: true },
  texts: { module: 'src/following/texts/texts-page.tsx', isPersonal: true },
};
