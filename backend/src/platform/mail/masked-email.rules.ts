/** @returns an address of which others may see this much: "i…@river-market.example" */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');
