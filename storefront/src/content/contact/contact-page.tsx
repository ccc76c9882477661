import { houseMonth } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { APPLICATION_REVIEW_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { BookOpen, MailCheck, Sprout } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { useNow } from '../../lib/page/visit';
import { SeasonLandscape } from '../../ui/art/landscape';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { ContactForm } from './contact-form';
import { OfficeHours } from './office-hours';

const DESCRIPTION =
  'Write to the Farmgate team: questions about farms, markets and listings, help with your account, or a farm that we should know.';

function ContactInfo() {
  return (
    <section aria-labelledby="contact-info" className="flex flex-col gap-4">
      <h2 id="contact-info" className="text-lg">
        Contact information
      </h2>
      <ul className="flex flex-col gap-4 text-sm">
        <li className="flex gap-3">
          <MailCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
          <span>The form is the fastest way to reach us. We’ll reply to the email address you give us.</span>
        </li>
        <li className="flex gap-3">
          <Sprout aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
          <span>
            Do you grow food?{' '}
            <Link to={paths.register()} className="link">
              Create an account
            </Link>{' '}
            or apply with “Post a Listing.” We review applications within{' '}
            <span className="whitespace-nowrap">{APPLICATION_REVIEW_DAYS}</span>.
          </span>
        </li>
        <li className="flex gap-3">
          <BookOpen aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
          <span>
            Many questions are answered in our{' '}
            <Link to={paths.faq} className="link">
              Local Farm FAQ
            </Link>
            .
          </span>
        </li>
      </ul>
    </section>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center sm:py-16">
      <span className="flex size-16 items-center justify-center rounded-full bg-moss text-leaf">
        <MailCheck aria-hidden size={32} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Message Sent Successfully!
      </h2>
      <p className="max-w-sm text-soft">
        Thank you for writing. We read every message and will get back to you soon.
      </p>
      <Button look="secondary" onClick={onAgain}>
        Send Another Message
      </Button>
    </div>
  );
}

/** How to reach the team. */
export function ContactPage() {
  const [isSent, setSent] = useState(false);
  const month = houseMonth(useNow());
  return (
    <>
      <PageHead title="Contact Us" description={DESCRIPTION} canonical={paths.contact} />
      <div className="relative overflow-hidden">
        <SeasonLandscape month={month} />
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-b from-paper from-58% to-transparent md:bg-linear-to-r md:from-20% md:via-paper/70 md:via-45% md:to-75%"
        />
        <div className="page relative pt-10 pb-32 md:pt-16 md:pb-44">
          <h1 className="text-3xl">Contact Us</h1>
          <p className="mt-3 max-w-md md:text-lg">
            Have a question, an idea or a farm we should list? We’d love to hear from you.
          </p>
        </div>
      </div>
      <div className="page relative -mt-20 grid grid-cols-1 gap-6 md:-mt-28 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:items-start">
        <Card className="p-4 min-[22.5rem]:p-6 sm:p-8">
          {isSent ? (
            <Sent onAgain={() => setSent(false)} />
          ) : (
            <div className="flex flex-col gap-5">
              <h2 className="text-xl">Send us a message</h2>
              <noscript>
                <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
                  Please turn on JavaScript to send a message.
                </p>
              </noscript>
              <ContactForm onSent={() => setSent(true)} />
            </div>
          )}
        </Card>
        <Card className="flex flex-col gap-8 p-4 min-[22.5rem]:p-6 sm:p-8">
          <ContactInfo />
          <OfficeHours />
        </Card>
      </div>
    </>
  );
}
