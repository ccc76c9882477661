/** What is said beside the forms for a lost password. */
export const PASSWORD_ASIDE = {
  title: 'It happens at every gate.',
  points: [
    'The link in the mail works once, within an hour',
    'A new password logs you out everywhere else',
    'Nobody at Farmgate will ever ask for your password',
  ],
};
