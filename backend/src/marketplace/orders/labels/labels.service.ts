import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import type {
  LabelSetup,
  OrderLabelsQuery,
  ProductLabelsQuery,
} from '../../../contract/marketplace/labels/labels.js';
import { nameWithVariant } from '../../../contract/marketplace/variant-words.js';
import { WEIGHT_NEEDED, type LineToWeigh } from '../../../contract/marketplace/weight/weighing.js';
import { notChargedText } from '../../../contract/marketplace/weight/weight-words.js';
import { readWeight, weightToPrice } from '../../../contract/marketplace/weight/weight.js';
import { wholeCents } from '../../../contract/shared/money.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import { Product } from '../../tables/product.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { WeighingService } from '../weighing/weighing.service.js';
import type { Labeled } from './label-content.rules.js';
import type { LabelFile, ToPrint } from './label-file.js';

@Injectable()
export class LabelsService {
  constructor(
    private readonly db: DataSource,
    private readonly weighing: WeighingService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Of what is weighed of an order. @throws ORDER_NOT_FOUND, VALIDATION_FAILED, NOT_WEIGHED for nothing */
  async ofOrder(vendor: OwnVendor, orderId: number, query: OrderLabelsQuery): Promise<LabelFile> {
    const order = await this.weighing.get(vendor, orderId);
    const lines = order.lines.filter(({ id }) => query.item === undefined || id === query.item);
    const products = await this.productsOf(lines);
    const whose = `#${order.orderNumber} ${order.customerName}`;
    const labels = lines.flatMap((line) =>
      line.weighings
        .filter((one) => query.package === undefined || one.package === query.package)
        .map((one): ToPrint => {
          const { product, name } = products(line);
          const note = notCharged(line, one.package);
          const of = {
            ...this.basics(vendor, product),
            ...{ name, option: line.variantId, per: line.per, weight: one.weight },
            price: line.prices ? wholeCents(line.prices.unit) : null,
            notes: [...(note ? [note] : []), whose],
          };
          return { of, category: product.category };
        }),
    );
    if (labels.length === 0) throw new DomainError('NOT_WEIGHED');
    return this.file(labels, query, `Labels of order ${order.orderNumber}`);
  }

  /** @throws PRODUCT_NOT_FOUND, VALIDATION_FAILED for a weight that is none or a size without room */
  async ofProduct(vendor: OwnVendor, id: number, query: ProductLabelsQuery): Promise<LabelFile> {
    const product = await this.db.getRepository(Product).findOneBy({
      ...{ id, vendorId: vendor.id, deletedAt: IsNull() },
    });
    if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
    const options = await this.db.getRepository(ProductVariant).find({
      where: { productId: id, endedAt: IsNull() },
      order: { position: 'ASC' },
    });
    const option = query.option === undefined ? options[0] : options.find((one) => one.id === query.option);
    if (query.option !== undefined && !option) throw new DomainError('PRODUCT_NOT_FOUND');
    const per = option?.pricePer ?? null;
    const read = query.weight && per ? readWeight(query.weight, per) : null;
    if (query.weight && per && read === null)
      throw new DomainError('VALIDATION_FAILED', [{ path: 'weight', message: WEIGHT_NEEDED }]);
    const of: Labeled = {
      ...this.basics(vendor, product),
      name: nameWithVariant(product.name, options.length > 1 ? option?.name : null),
      ...{ option: option?.id ?? null, per, weight: read && per && weightToPrice(read, per) },
      price: option?.price ?? product.price,
      notes: [],
    };
    const labels = Array.from({ length: query.copies }, () => ({ of, category: product.category }));
    return this.file(labels, query, `Labels of ${product.name}`);
  }

  private basics({ businessName }: OwnVendor, product: Product) {
    return {
      ...{ farm: businessName, unit: product.unit, bestBefore: product.expirationDate },
      productUrl: `${this.config.server.publicUrl}${paths.product(product.id)}`,
    };
  }

  private async productsOf(lines: readonly LineToWeigh[]) {
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    const products = await this.db.getRepository(Product).findBy({ id: In(ids) });
    const options = await this.db.getRepository(ProductVariant).findBy({ productId: In(ids) });
    return ({ productId, variantId }: LineToWeigh) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
      const option = options.find(({ id }) => id === variantId);
      const isOne = options.filter((one) => one.productId === productId && !one.endedAt).length < 2;
      return { product, name: nameWithVariant(product.name, isOne ? null : option?.name) };
    };
  }

  private async file(labels: readonly ToPrint[], setup: LabelSetup, title: string): Promise<LabelFile> {
    // pdfkit and bwip-js are many megabytes, which only who prints labels needs.
    const { labelFile } = await import('./label-file.js');
    return labelFile(labels, setup, title);
  }
}

/** @returns what isn't charged of a package, as its line costs no more than its most; null for nothing */
function notCharged({ weighings, prices }: LineToWeigh, number: number): string | null {
  if (!prices) return null;
  const most = wholeCents(prices.most);
  const offUpTo = (last: number) => {
    const cents = weighings.filter((one) => one.package <= last).map(({ price = 0 }) => wholeCents(price));
    return Math.max(cents.reduce((sum, one) => sum + one, 0) - most, 0);
  };
  const off = offUpTo(number) - offUpTo(number - 1);
  return off > 0 ? notChargedText(most, off) : null;
}
