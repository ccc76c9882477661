import { Controller, Get, Headers, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  ProductList,
  ProductParams,
  ProductSearch as ProductQuery,
  ProductView,
} from '../../contract/marketplace/products.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendKeyPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { pageCallsOf } from '../../platform/http/in-process.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { MaybeUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { Shows } from '../../platform/http/shows.js';
import { SearchTallies } from '../../platform/search-tallies/search-tallies.js';
import { sendUnderstood } from '../../platform/search/understood-headers.js';
import { ProductsService } from './products.service.js';
import { ProductSearch } from './search/product-search.js';
import { ProductViews } from './views/product-views.service.js';

const SHOWN = [
  ...([
    'dated_stock',
    'delivery_zones',
    'farms',
    'pickup_schedules',
    'pickup_sites',
    'pickup_windows',
  ] as const),
  ...(['product_variants', 'products', 'vendors'] as const),
];

@ApiTags('marketplace')
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly searching: ProductSearch,
    private readonly products: ProductsService,
    private readonly views: ProductViews,
    private readonly tallies: SearchTallies,
  ) {}

  @Get()
  @Access('public')
  @Answers(ProductList)
  @Shows(...SHOWN)
  async search(
    @Query({ schema: ProductQuery }) query: ProductQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProductView[]> {
    const page = await this.searching.search(query);
    // Further pages, and the shelf of one vendor, are no searches.
    if (query.after === undefined && query.vendorId === undefined) {
      this.tallies.count(
        {
          kind: 'products',
          userAgent: request.headers['user-agent'],
          zipCode: query.zipCode,
          text: query.search,
          foundNothing: page.items.length === 0,
        },
        pageCallsOf(request.headers),
      );
    }
    sendUnderstood(reply, page.understood);
    return sendKeyPage(request, reply, page);
  }

  @Get(':id')
  @Access('public')
  @Answers(ProductView)
  @Shows(...SHOWN, 'bundle_parts')
  get(
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @MaybeUser() user: SignedInUser | null,
  ): Promise<ProductView> {
    return this.products.get(id, user);
  }

  @Post(':id/views')
  @Access('public')
  @AtMost(120, 1)
  @Answers(DoneView)
  async view(
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @MaybeUser() user: SignedInUser | null,
    @VisitorAddress() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<DoneView> {
    await this.views.count(id, { userId: user?.id ?? null, address, userAgent });
    return { done: true };
  }
}
