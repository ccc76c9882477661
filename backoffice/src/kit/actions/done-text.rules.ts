/**
 * What a person is told when something is done.
 * @param success what was done, as a sentence
 * @param tells whom the server writes to, where it can: "the owner"; undefined for what nobody is told of
 * @param emails how many emails the server has sent
 * @param records how many records it was done to
 */
export function doneText(success: string, tells: string | undefined, emails: number, records = 1): string {
  if (emails === 0) return tells === undefined ? success : `${success} No one was emailed.`;
  if (tells !== undefined && records === 1) return `${success} We emailed ${tells}.`;
  return `${success} We sent ${emails === 1 ? '1 email' : `${emails.toLocaleString('en-US')} emails`}.`;
}
