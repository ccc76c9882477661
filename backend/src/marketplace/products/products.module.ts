import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { SpellingModule } from '../../platform/search/spelling.module.js';
import { VendorOfUser } from '../vendors/current-vendor.js';
import { OwnProductsController } from './own/own-products.controller.js';
import { OwnProducts } from './own/own-products.service.js';
import { ProductFiles } from './files/product-files.service.js';
import { ProductIndex } from './product-index.js';
import { ProductRecords } from './product-records.js';
import { ProductSearch } from './search/product-search.js';
import { ProductViewRow } from './views/product-view-row.entity.js';
import { ProductViews } from './views/product-views.service.js';
import { Product } from './product.entity.js';
import { ProductsAdminController } from './staff/products.admin.controller.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product, ProductViewRow]), GeoModule, SpellingModule],
  controllers: [ProductsController, OwnProductsController, ProductsAdminController],
  providers: [
    ProductSearch,
    ProductsService,
    ProductViews,
    OwnProducts,
    ProductFiles,
    ProductRecords,
    ProductIndex,
    VendorOfUser,
  ],
})
export class ProductsModule {}
