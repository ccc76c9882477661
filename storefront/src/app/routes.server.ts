import { accountPages } from '../accounts/pages';
import { accountServerPages } from '../accounts/pages.server';
import { contentPages } from '../content/pages';
import { contentServerPages } from '../content/pages.server';
import { deskPages } from '../desk/pages';
import { deskServerPages } from '../desk/pages.server';
import { directoryPages } from '../directory/pages';
import { directoryServerPages } from '../directory/pages.server';
import { followingPages } from '../following/pages';
import { followingServerPages } from '../following/pages.server';
import type { Page } from '../lib/page/page';
import type { ServerPage } from '../lib/page/page.server';
import { cartPages } from '../marketplace/cart/pages';
import { cartServerPages } from '../marketplace/cart/pages.server';
import { orderPages } from '../marketplace/orders/pages';
import { orderServerPages } from '../marketplace/orders/pages.server';
import { vendorPages } from '../marketplace/selling/pages';
import { vendorServerPages } from '../marketplace/selling/pages.server';
import { shopPages } from '../marketplace/shop/pages';
import { shopServerPages } from '../marketplace/shop/pages.server';
import { appPages } from './pages';
import { appServerPages } from './pages.server';

function joined<Name extends string>(pages: Record<Name, Page>, serverPages: Record<Name, ServerPage>) {
  return (Object.keys(pages) as Name[]).map((name) => [pages[name], serverPages[name]] as const);
}

/** What the server needs of every page of the storefront, by its row of the route table. */
export const serverPages: ReadonlyMap<Page, ServerPage> = new Map([
  ...joined(deskPages, deskServerPages),
  ...joined(directoryPages, directoryServerPages),
  ...joined(accountPages, accountServerPages),
  ...joined(followingPages, followingServerPages),
  ...joined(contentPages, contentServerPages),
  ...joined(shopPages, shopServerPages),
  ...joined(cartPages, cartServerPages),
  ...joined(orderPages, orderServerPages),
  ...joined(vendorPages, vendorServerPages),
  ...joined(appPages, appServerPages),
]);
