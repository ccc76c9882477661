import type { ServerPages } from '../lib/page/page.server';
import type { followingPages } from './pages';

export const followingServerPages: ServerPages<typeof followingPages> = {
  texts: { module: 'src/following/texts/texts-page.tsx', isPersonal: true },
};
