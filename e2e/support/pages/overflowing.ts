import type { Page } from '@playwright/test';

/** @returns what reaches over the screen's edges without being in something that scrolls by itself */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What scripts make of a new size of the screen is there with the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const width = document.documentElement.clientWidth;
    const reachesOver = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    };
    const isAround = (element: Element | null, is: (style: CSSStyleDeclaration, box: Element) => boolean) => {
      for (let box = element; box; box = box.parentElement) if (is(getComputedStyle(box), box)) return true;
      return false;
    };
    const scrolls = ({ overflowX }: CSSStyleDeclaration) => ['auto', 'scroll'].includes(overflowX);
    // How Tailwind's sr-only takes away what only screen readers are told, at whichever widths.
    const isClipped = ({ clipPath }: CSSStyleDeclaration) => clipPath === 'inset(50%)';
    // The field of a switch, which Material UI lays over it three times as wide, to be hit by fingers.
    const isSeeThrough = ({ opacity }: CSSStyleDeclaration) => opacity === '0';
    // A line that ends in dots where its box ends, as titles of the bar and labels of fields do: the box has
    // to be on the screen.
    const isCut = ({ overflowX, textOverflow }: CSSStyleDeclaration, box: Element) =>
      textOverflow === 'ellipsis' && overflowX !== 'visible' && !reachesOver(box);
    const wide = [
      ...document.querySelectorAll('a, button, input, select, h1, h2, h3, p, td, li, span'),
    ].filter(
      (element) =>
        element.getBoundingClientRect().width > 1 &&
        reachesOver(element) &&
        // Not within what is folded.
        element.checkVisibility() &&
        !element.closest('[aria-hidden=true]') &&
        !isAround(element, isClipped) &&
        !(element.matches('input') && isSeeThrough(getComputedStyle(element))) &&
        !isAround(element.parentElement, (style, box) => scrolls(style) || isCut(style, box)),
    );
    const found = wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`The page is ${scrollWidth} px wide.`, ...found] : found;
  });
}
