import type { ServerPages } from '../../lib/page/page.server';
import { marketServerPage } from './market/market-page.server';
import type { shopPages } from './pages';
import { productServerPage } from './product/product-page.server';
import { shareServerPage } from './share/share-page.server';

export const shopServerPages: ServerPages<typeof shopPages> = {
  market: marketServerPage,
  share: shareServerPage,
  product: productServerPage,
};
