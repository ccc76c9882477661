import type { FarmApplicationRequest } from '../../contract/directory/farm-applications.js';
import { APPLICATION_REVIEW_DAYS } from '../../contract/shared/limits.js';
import { paths } from '../../contract/shared/site-paths.js';
import { hello } from '../../platform/mail/hello.rules.js';
import type { MailDraft } from '../../platform/mail/mail-outbox.js';

/** To the applicant. It repeats nothing of the application: anybody may have typed this address. */
export const applicationReceivedMail = (
  { farmerName, email }: FarmApplicationRequest,
  teamAddress: string,
): MailDraft => ({
  kind: 'application-received',
  to: email,
  replyTo: teamAddress,
  subject: 'We have your application to sell with Farmgate',
  heading: 'Your application has arrived',
  paragraphs: [
    hello(farmerName),
    `Thank you for your interest. We'll review your application and contact you within ${APPLICATION_REVIEW_DAYS}.`,
    'Until then there is nothing you need to do. If something in your application has changed, answer this mail.',
  ],
  action: { label: 'See what is sold near you', path: paths.browse() },
  note: 'If you did not apply, somebody used your address by mistake, and there is nothing you need to do.',
});

/** To the team: everything that the applicant wrote. */
export const applicationTeamMail = (application: FarmApplicationRequest, teamAddress: string): MailDraft => ({
  kind: 'application-team',
  to: teamAddress,
  replyTo: application.email,
  subject: `Farm application: ${application.farmName}`,
  heading: `${application.farmName} would like to sell with us`,
  paragraphs: [`We promised an answer within ${APPLICATION_REVIEW_DAYS}.`],
  facts: [
    { label: 'Farmer', value: application.farmerName },
    { label: 'E-mail', value: application.email },
    { label: 'Phone', value: application.phone },
    { label: 'Farm', value: application.farmName },
    { label: 'Address', value: application.farmAddress },
    { label: 'About the farm', value: application.farmDescription },
    { label: 'Grows', value: application.productsGrown },
    { label: 'Certifications', value: application.certifications || 'none given' },
    { label: 'Experience', value: application.experience },
  ],
});
