/** What is said beside the forms for a lost password. */
export const PASSWORD_ASIDE = {
  title: 'It happens to everyone.',
  points: [
    'The link in the email works once and expires in an hour',
    'A new password logs you out everywhere else',
    'No one at Farmgate will ever ask for your password',
  ],
};

/** And beside the first password of somebody who was invited. */
export const INVITATION_ASIDE = {
  title: 'Good to have you here.',
  points: [
    'The link in the email works once and expires in 7 days',
    'Choose a password you don’t use anywhere else',
    'No one at Farmgate will ever ask for it',
  ],
};
