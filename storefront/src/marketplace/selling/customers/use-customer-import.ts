import type {
  CustomerColumn,
  CustomerImportPreview,
} from '@farmgate/backend/contract/marketplace/customer-files';
import { useQueryClient } from '@tanstack/react-query';
import { countOf } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { useFileImport } from '../files/use-file-import';
import { CUSTOMERS, refreshCustomers } from './customers-address';

/** A file of customers, looked at first and then written. */
export function useCustomerImport(onDone: () => void) {
  const client = useQueryClient();
  return useFileImport<CustomerColumn, CustomerImportPreview>(`${CUSTOMERS}/import`, (answer) => {
    onDone();
    toast({
      title: 'Customers imported',
      description: `${countOf(answer.created, 'customer')} added, ${answer.updated} changed. No emails were sent.`,
    });
    void refreshCustomers(client);
  });
}
