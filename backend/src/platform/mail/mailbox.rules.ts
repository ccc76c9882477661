/** Dots in the name make no difference there. */
const GMAIL = /@(gmail|googlemail)\.com$/;
const TAG = /^([^+@]+)\+[^@]*@/;

/** Without +tags, which would give one mailbox endless addresses. Only for counting. */
export function mailboxKey(address: string): string {
  const plain = address.toLowerCase().replace(TAG, '$1@');
  return GMAIL.test(plain) ? `${plain.replace(/@.*$/, '').replaceAll('.', '')}@gmail.com` : plain;
}
