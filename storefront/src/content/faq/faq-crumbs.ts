import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Crumb } from '../../ui/navigation/breadcrumbs';

export const FAQ_CRUMBS: readonly Crumb[] = [{ name: 'Home', to: paths.home }, { name: 'FAQ' }];
