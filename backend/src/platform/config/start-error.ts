/**
 * A reason not to start that its reader can mend: the message is one sentence for a person, without a stack.
 * Whoever starts the product prints `message` alone and exits with status 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
