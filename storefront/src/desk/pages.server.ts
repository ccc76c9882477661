import type { ServerPages } from '../lib/page/page.server';
import type { deskPages } from './pages';

export const deskServerPages: ServerPages<typeof deskPages> = {
  today: { module: 'src/desk/today/today-page.tsx', isPersonal: true },
  farm: { module: 'src/desk/farm/farm-page.tsx', isPersonal: true },
  more: { module: 'src/desk/more/more-page.tsx', isPersonal: true },
};
