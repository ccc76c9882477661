/** @returns first and last name as far as given, else the username */
export function fullName(user: {
  username: string;
  firstName: string | null;
  lastName: string | null;
}): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}

/** @returns how a mail greets somebody: by the first name, else by the username */
export const greetingName = (user: { username: string; firstName: string | null }): string =>
  user.firstName ?? user.username;
