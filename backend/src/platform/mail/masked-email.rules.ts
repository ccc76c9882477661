/** @returns "i…@river-market.example" */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');
