import type { Page } from '../../lib/page';

export const orderPages: Page[] = [];
