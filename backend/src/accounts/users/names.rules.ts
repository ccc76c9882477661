export function fullName(user: {
  username: string;
  firstName: string | null;
  lastName: string | null;
}): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}

export const greetingName = (user: { username: string; firstName: string | null }): string =>
  user.firstName ?? user.username;
