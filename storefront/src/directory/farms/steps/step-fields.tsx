import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { ReactNode } from 'react';
import { FormSection } from '../../../ui/forms/form-section';
import {
  AddressField,
  DescriptionField,
  ExceptionFields,
  type FarmFieldsProps,
  HoursFields,
  KindField,
  NameField,
  Position,
  ProductFields,
  ReachFields,
  StatusField,
  VisitFields,
  WebFields,
  ZipCodeField,
} from '../form/farm-fields';
import type { FarmStep } from './farm-steps';

export interface StepFieldsProps extends FarmFieldsProps {
  step: FarmStep;
  /** Shown with the name or the address. */
  warning: ReactNode;
  farm: FarmView;
}

/** What is asked for in one step. */
export function StepFields({ step, warning, farm, ...props }: StepFieldsProps) {
  switch (step) {
    case 'basics':
      return (
        <div className="flex flex-col gap-5">
          <NameField {...props} />
          <ZipCodeField {...props} />
          {warning}
          <ReachFields {...props} />
        </div>
      );
    case 'about':
      return (
        <div className="flex flex-col gap-5">
          <AddressField {...props} />
          {warning}
          <Position {...props} />
          <KindField {...props} />
          <DescriptionField {...props} />
        </div>
      );
    case 'products':
      return <ProductFields {...props} />;
    case 'hours':
      return (
        <>
          <HoursFields {...props} asOf={farm.hoursConfirmed} />
          <ExceptionFields {...props} farmId={farm.id} />
          <StatusField {...props} />
        </>
      );
    case 'visit':
      return (
        <>
          <VisitFields {...props} />
          <FormSection title="Website and social networks">
            <WebFields {...props} />
          </FormSection>
        </>
      );
  }
}
