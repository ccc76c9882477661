/** A subject has no line ends. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
