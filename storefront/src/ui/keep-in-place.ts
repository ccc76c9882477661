/**
 * Scrolls so that an element stays where it is on the screen, though what is above it is about to grow or
 * shrink. Where the browser does that itself, nothing is left to do.
 */
export function keepInPlace(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (element.isConnected && Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}
