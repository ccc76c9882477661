import type { ServerPages } from '../lib/page/page.server';
import type { followingPages } from './pages';

export const followingServerPages: ServerPages<typeof followingPages> = {
  myFood: { module: 'src/following/my-food/my-food-page.tsx', isPersonal: true },
  notices: { module: 'src/following/notices/notices-page.tsx', isPersonal: true },
  confirm: { module: 'src/following/confirm/confirm-follow-page.tsx', isPersonal: true },
  texts: { module: 'src/following/texts/texts-page.tsx', isPersonal: true },
};
