import type { Page } from '../../lib/page';

export const cartPages: Page[] = [];
