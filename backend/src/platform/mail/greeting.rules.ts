const MAX_LENGTH = 60;

/** Repeats only what looks like a name, as forms are open to advertisers. @returns "Hello Ann," */
export function hello(name: string): string {
  const isName = name.length <= MAX_LENGTH && !/[@/:<>\r\n]|www\.|\.\S{2}/i.test(name);
  return isName && name.trim() !== '' ? `Hello ${name.trim()},` : 'Hello,';
}
