import { Controller, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  ImportUndo,
  ProductImportList,
  ProductImportParams,
  type ProductImportView,
} from '../../../contract/marketplace/product-files.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ProductImports } from './product-imports.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/products/imports')
export class ProductImportsController {
  constructor(private readonly imports: ProductImports) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(ProductImportList)
  list(@CurrentVendor() vendor: OwnVendor): Promise<ProductImportView[]> {
    return this.imports.list(vendor);
  }

  @Get(':id')
  @Access('user')
  @ForBusiness('look')
  @Answers(ImportUndo)
  look(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductImportParams }) { id }: ProductImportParams,
  ): Promise<ImportUndo> {
    return this.imports.look(vendor, id);
  }

  @Post(':id/undo')
  @Access('user')
  @ForBusiness('price')
  @Answers(ImportUndo, HttpStatus.OK)
  undo(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductImportParams }) { id }: ProductImportParams,
  ): Promise<ImportUndo> {
    return this.imports.undo(vendor, id);
  }
}
