import { Body, Controller, Delete, Get, Header, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import { ImportPreview, ImportRequest } from '../../../contract/marketplace/product-files.js';
import {
  OwnProductList,
  OwnProductView,
  ProductParams,
  ProductRequest,
  ProductUpdate,
  StockChange,
} from '../../../contract/marketplace/products.js';
import { MAX_PRODUCT_IMAGES, MAX_PRODUCTS_FILE_BYTES } from '../../../contract/marketplace/shop.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import {
  type FormWithFile,
  type FormWithFiles,
  Multipart,
  MultipartWithFiles,
} from '../../../platform/http/bodies/multipart.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access, RawAnswer } from '../../../platform/http/security/access.js';
import { SeenByStaff } from '../../../platform/http/security/viewing.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ProductFiles } from '../files/product-files.service.js';
import { OwnProducts } from './own-products.service.js';

const FORM = { file: 'images', most: MAX_PRODUCT_IMAGES, json: 'data' };
const PRODUCTS_FILE = {
  schema: ImportRequest,
  file: 'file',
  maxBytes: MAX_PRODUCTS_FILE_BYTES,
  tooLarge: 'PRODUCTS_FILE_TOO_LARGE',
} as const;

@ApiTags('marketplace')
@Controller('api')
export class OwnProductsController {
  constructor(
    private readonly own: OwnProducts,
    private readonly files: ProductFiles,
  ) {}

  @Get('vendor/products')
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff()
  @Answers(OwnProductList)
  list(@CurrentVendor() vendor: OwnVendor): Promise<OwnProductView[]> {
    return this.own.list(vendor);
  }

  @Get('vendor/products/export')
  @Access('user')
  @ForBusiness('look')
  @RawAnswer('text/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="products.csv"')
  @Header('Cache-Control', 'no-store')
  export(@CurrentVendor() vendor: OwnVendor): Promise<string> {
    return this.files.export(vendor);
  }

  @Post('vendor/products/import')
  @Access('user')
  @ForBusiness('price')
  @AtMost(30, 10)
  @Answers(ImportPreview)
  import(
    @CurrentVendor() vendor: OwnVendor,
    @Multipart(PRODUCTS_FILE) form: FormWithFile<ImportRequest>,
  ): Promise<ImportPreview> {
    return this.files.import(vendor, form);
  }

  @Get('vendor/products/:id')
  @Access('user')
  @ForBusiness('look')
  @Answers(OwnProductView)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductParams }) { id }: ProductParams,
  ): Promise<OwnProductView> {
    return this.own.get(vendor, id);
  }

  @Post('vendor/products/:id/stock')
  @Access('user')
  @ForBusiness('price')
  @AtMost(600, 10)
  @Answers(OwnProductView, HttpStatus.OK)
  changeStock(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @Body({ schema: StockChange }) change: StockChange,
  ): Promise<OwnProductView> {
    return this.own.changeStock(vendor, id, change);
  }

  @Post('vendor/products/:id/copy')
  @Access('user')
  @ForBusiness('price')
  @AtMost(120, 10)
  @Answers(OwnProductView, HttpStatus.CREATED)
  copy(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductParams }) { id }: ProductParams,
  ): Promise<OwnProductView> {
    return this.own.copy(vendor, id);
  }

  @Post('products')
  @Access('user')
  @ForBusiness('price')
  @AtMost(120, 10)
  @Answers(OwnProductView, HttpStatus.CREATED)
  create(
    @CurrentVendor() vendor: OwnVendor,
    @MultipartWithFiles({ schema: ProductRequest, ...FORM }) form: FormWithFiles<ProductRequest>,
  ): Promise<OwnProductView> {
    return this.own.create(vendor, form);
  }

  @Put('products/:id')
  @Access('user')
  @ForBusiness('price')
  @AtMost(240, 10)
  @Answers(OwnProductView)
  update(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @MultipartWithFiles({ schema: ProductUpdate, ...FORM }) form: FormWithFiles<ProductUpdate>,
  ): Promise<OwnProductView> {
    return this.own.update(vendor, id, form);
  }

  @Delete('products/:id')
  @Access('user')
  @ForBusiness('price')
  @Answers(DoneView)
  async remove(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductParams }) { id }: ProductParams,
  ): Promise<DoneView> {
    await this.own.remove(vendor, id);
    return { done: true };
  }
}
