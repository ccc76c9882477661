import { Controller, Delete, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../../accounts/businesses/acting.js';
import {
  CustomerImportList,
  CustomerImportParams,
  CustomerImportPreview,
  CustomerImportRequest,
  CustomerImportUndone,
  type CustomerImportView,
  ImportedCustomerParams,
} from '../../../../contract/marketplace/customer-files.js';
import { MAX_PRODUCTS_FILE_BYTES } from '../../../../contract/marketplace/shop.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../../../platform/http/bodies/multipart.js';
import { AtMost } from '../../../../platform/http/route-config.js';
import { Access } from '../../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../../vendors/current-vendor.js';
import { CustomerFiles } from './customer-files.service.js';

const CUSTOMERS_FILE = {
  schema: CustomerImportRequest,
  file: 'file',
  maxBytes: MAX_PRODUCTS_FILE_BYTES,
  tooLarge: 'PRODUCTS_FILE_TOO_LARGE',
} as const;

@ApiTags('marketplace')
@Controller('api/vendor/customers')
export class CustomerFilesController {
  constructor(private readonly files: CustomerFiles) {}

  @Post('import')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(30, 10)
  @Answers(CustomerImportPreview)
  import(
    @CurrentVendor() vendor: OwnVendor,
    @Multipart(CUSTOMERS_FILE) form: FormWithFile<CustomerImportRequest>,
  ): Promise<CustomerImportPreview> {
    return this.files.import(vendor, form);
  }

  @Get('imports')
  @Access('user')
  @ForBusiness('refund')
  @Answers(CustomerImportList)
  imports(@CurrentVendor() vendor: OwnVendor): Promise<CustomerImportView[]> {
    return this.files.imports(vendor);
  }

  @Post('imports/:id/undo')
  @Access('user')
  @ForBusiness('refund')
  @Answers(CustomerImportUndone, HttpStatus.OK)
  undo(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: CustomerImportParams }) { id }: CustomerImportParams,
  ): Promise<CustomerImportUndone> {
    return this.files.undo(vendor, id);
  }

  @Delete('imported/:id')
  @Access('user')
  @ForBusiness('refund')
  @Answers(CustomerImportUndone)
  remove(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ImportedCustomerParams }) { id }: ImportedCustomerParams,
  ): Promise<CustomerImportUndone> {
    return this.files.remove(vendor, id);
  }
}
