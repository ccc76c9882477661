/** How `review_reports.reporter` names an account; SQL that reads it is in the admin's review. */
export const accountReporter = (userId: number): string => `account:${userId}`;
