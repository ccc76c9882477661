const MAX_LENGTH = 60;

/**
 * How a mail begins that goes to an address which anybody can type into a form. What stands in the name's
 * field may be an advertisement that wants to travel in our name, so only what looks like a name is repeated.
 * @returns "Hello Ann," or "Hello,"
 */
export function hello(name: string): string {
  const isName = name.length <= MAX_LENGTH && !/[@/:<>\r\n]|www\.|\.\S{2}/i.test(name);
  return isName && name.trim() !== '' ? `Hello ${name.trim()},` : 'Hello,';
}
