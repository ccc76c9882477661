/** The queue that delivers notices which are due. */
export const NOTICES_QUEUE = 'notices';
