import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useWatch } from 'react-hook-form';
import { Checkbox, TextArea } from '../../../../ui/fields/field';
import { Link } from '../../../../ui/navigation/link';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { CheckoutSection } from './checkout-section';
import { Fold } from './fold';
import type { Fields } from './person-sections';

/** A page to read beside the form, which stays where it is. */
function Reading({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="link">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}

/** What else there is to say, and the agreement. */
export function ClosingSection({ form }: Fields) {
  const notes = useWatch({ control: form.control, name: 'specialInstructions' });
  return (
    <CheckoutSection title="Special Instructions">
      <Fold
        name="Notes for the vendors"
        line={notes || 'Notes for the vendors (optional)'}
        change={notes ? 'Change' : 'Add'}
      >
        <TextArea
          label="Notes for the vendors"
          optional
          rows={3}
          maxLength={1_000}
          help="Arrival time, where to leave a package, allergies."
          {...form.field('specialInstructions')}
        />
      </Fold>
      <Checkbox
        label={
          <>
            I agree to the <Reading to={paths.terms}>Terms of Service</Reading> and the{' '}
            <Reading to={paths.privacy}>Privacy Policy</Reading>.
          </>
        }
        {...form.field('agreeToTerms')}
      />
    </CheckoutSection>
  );
}
