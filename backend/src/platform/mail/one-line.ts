/**
 * @param text what somebody typed, such as a name
 * @returns it on one line: a subject has no line ends
 */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
