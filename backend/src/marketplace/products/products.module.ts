import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { TextSearchModule } from '../../platform/search/text-search.module.js';
import { PickupsModule } from '../pickups/pickups.module.js';
import { BundlePart } from '../tables/bundle-part.entity.js';
import { DatedStock } from '../tables/dated-stock.entity.js';
import { FileColumns } from '../tables/file-columns.entity.js';
import { ProductImportPicture } from '../tables/product-import-picture.entity.js';
import { ProductImport } from '../tables/product-import.entity.js';
import { ProductVariant } from '../tables/product-variant.entity.js';
import { ProductViewRow } from '../tables/product-view-row.entity.js';
import { Product } from '../tables/product.entity.js';
import { VendorOfBusiness } from '../vendors/current-vendor.js';
import { FollowParts } from './boxes/follow-parts.job.js';
import { datedStockResource } from './dated-stock/dated-stock.admin.sql.js';
import { DatedStockController } from './dated-stock/dated-stock.controller.js';
import { DatedStocks } from './dated-stock/dated-stock.service.js';
import { ImportPhotos } from './files/photos/import-photos.service.js';
import { ProductFiles } from './files/product-files.service.js';
import { ProductImportsController } from './files/product-imports.controller.js';
import { ProductImportsJobs } from './files/product-imports.job.js';
import { ProductImports } from './files/product-imports.service.js';
import { LowStockController } from './low-stock/low-stock.controller.js';
import { LowStockJobs } from './low-stock/low-stock.job.js';
import { LowStock } from './low-stock/low-stock.service.js';
import { OwnProductsController } from './own/own-products.controller.js';
import { OwnProducts } from './own/own-products.service.js';
import { ProductIndex } from './product-index.js';
import { ProductRecords } from './product-records.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { ProductSearch } from './search/product-search.js';
import { ShelvesController } from './shelves/shelves.controller.js';
import { Shelves } from './shelves/shelves.service.js';
import { productResource } from './staff/products.admin.sql.js';
import { ProductsStaff } from './staff/products.staff.js';
import { ProductViewsJobs } from './views/product-views.job.js';
import { ProductViews } from './views/product-views.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      DatedStock,
      FileColumns,
      ProductImport,
      ProductImportPicture,
      Product,
      ProductVariant,
      BundlePart,
      ProductViewRow,
    ]),
    GeoModule,
    PickupsModule,
    TextSearchModule,
  ],
  controllers: [
    ProductsController,
    ProductImportsController,
    OwnProductsController,
    LowStockController,
    DatedStockController,
    ShelvesController,
    adminController(productResource, ProductsStaff),
    adminController(datedStockResource),
  ],
  providers: [
    ProductsStaff,
    ProductSearch,
    Shelves,
    ProductsService,
    ProductViews,
    ProductViewsJobs,
    OwnProducts,
    ProductFiles,
    ImportPhotos,
    ProductImports,
    ProductImportsJobs,
    ProductRecords,
    ProductIndex,
    VendorOfBusiness,
    LowStock,
    LowStockJobs,
    DatedStocks,
    FollowParts,
  ],
  exports: [LowStock, ProductSearch, Shelves],
})
export class ProductsModule {}
