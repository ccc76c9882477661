interface Refunded {
  quantity: number;
  refunded: number;
  /** How many of the refunded ones were swapped for something similar. */
  swapped?: number | undefined;
}

/** @returns how much of a line was refunded, and swapped */
export function refundedText({ quantity, refunded, swapped = 0 }: Refunded): string {
  const back = refunded - swapped;
  const words = (count: number, word: string) =>
    count === 0 ? [] : [count < quantity ? `${count} of ${quantity} ${word}` : word];
  const text = [...words(back, 'refunded'), ...words(swapped, 'swapped')].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
