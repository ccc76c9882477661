/** Why the database cannot be used, as one sentence for a person who can change that. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
