import type { Token, TokenKind } from './words.rules.js';

export const DAY_KINDS: readonly TokenKind[] = ['day', 'letters', 'group'];

/** Words that the grammar has no place for. */
export class NotUnderstood extends Error {}

/** Where a reader is in its tokens. Each `read…` moves on behind what it read, or stays and gives null. */
export class Reader {
  at = 0;

  constructor(readonly tokens: readonly Token[]) {}

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  is(...kinds: TokenKind[]): boolean {
    const token = this.peek();
    return token !== undefined && kinds.includes(token.kind);
  }

  skip(...kinds: TokenKind[]): void {
    while (this.is(...kinds)) this.at += 1;
  }

  /** Goes back to where it was if the reading gives nothing. */
  attempt<T>(read: () => T | null): T | null {
    const before = this.at;
    const found = read();
    if (found === null) this.at = before;
    return found;
  }
}
