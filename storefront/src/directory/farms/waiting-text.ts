import type { FarmView } from '@farmgate/backend/contract/directory/farms';

/** @returns why shoppers don't see a farm yet, and what comes next; null where they see it */
export function waitingText({ name, waitsFor }: Pick<FarmView, 'name' | 'waitsFor'>): string | null {
  switch (waitsFor) {
    case 'email':
      return `Confirm your email so shoppers can find ${name}.`;
    case 'staff':
      return `${name} looks like a farm that’s already listed, so our team will check it first. We’ll email you when it’s verified.`;
    case null:
      return null;
  }
}
