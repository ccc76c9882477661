import type { Page } from '@playwright/test';

/** @returns what reaches over the screen's edges without being in something that scrolls by itself */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isHidden = (element: Element) => element.closest('.sr-only, [aria-hidden=true]') !== null;
    const wide = [
      ...document.querySelectorAll('a, button, input, select, h1, h2, h3, p, td, li, span'),
    ].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return (
        own > 1 && (right > width + 1 || left < -1) && !isHidden(element) && !scrolls(element.parentElement)
      );
    });
    const found = wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`The page is ${scrollWidth} px wide.`, ...found] : found;
  });
}
