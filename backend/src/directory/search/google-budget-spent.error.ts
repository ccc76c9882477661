/** Google may not be asked any more today: our own directory answers, and nobody sees this. */
export class GoogleBudgetSpentError extends Error {
  override readonly name = 'GoogleBudgetSpentError';
}
