export const NOTICES_QUEUE = 'notices';
