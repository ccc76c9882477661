/** Providers that write to the same mailbox with and without dots in its name. */
const GMAIL = /@(gmail|googlemail)\.com$/;
const TAG = /^([^+@]+)\+[^@]*@/;

/**
 * What an email address is counted by. Most providers deliver name+anything@ to name@, so whoever has one
 * mailbox could make as many addresses as they like. Emails still go to the address as it was typed.
 */
export function mailboxKey(address: string): string {
  const plain = address.toLowerCase().replace(TAG, '$1@');
  return GMAIL.test(plain) ? `${plain.replace(/@.*$/, '').replaceAll('.', '')}@gmail.com` : plain;
}
