import {
  type AdminProductRow,
  PRODUCT_STATES,
} from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { LOW_STOCK, MADE_TO_ORDER, PRODUCT_CATEGORIES } from '@farmgate/backend/contract/marketplace/shop';
import Box from '@mui/material/Box';
import { EyeOff, RotateCcw } from 'lucide-react';
import {
  AutocompleteInput,
  BooleanInput,
  BulkDeleteButton,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { Badge, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { CellLink } from '../parts/cell-link';
import { Day } from '../parts/day';
import { GoodsPicture } from '../parts/goods-picture';
import { priceWords, unitWords } from './product-price.rules';
import { STANDING_TONES, STANDING_WORDS, YES_OR_NO } from './product-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Name, tag, vendor" alwaysOn />,
  <SelectInput
    key="standing"
    source="standing"
    label="Status"
    alwaysOn
    choices={PRODUCT_STATES.map((id) => ({ id, name: STANDING_WORDS[id] }))}
  />,
  <SelectInput
    key="category"
    source="category"
    alwaysOn
    choices={PRODUCT_CATEGORIES.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <BooleanInput key="soldOut" source="isSoldOut" label="Sold out" />,
  <SelectInput key="active" source="isActive" label="Active" choices={YES_OR_NO} />,
  <SelectInput key="listed" source="isListed" label="In the marketplace" choices={YES_OR_NO} />,
  <SelectInput key="removed" source="isRemoved" label="Hidden by staff" choices={YES_OR_NO} />,
  <SelectInput key="organic" source="isOrganic" label="Organic" choices={YES_OR_NO} />,
  <NumberInput key="from" source="priceFrom" label="Price from ($)" min={0} />,
  <NumberInput key="to" source="priceTo" label="Price to ($)" min={0} />,
  <DateInput key="since" source="createdSince" label="Added since" />,
  <DateInput key="until" source="createdUntil" label="Added until" />,
];

const bulkActions = (
  <>
    <BulkActionButton
      action="hide"
      label="Hide"
      icon={EyeOff}
      color="error"
      title="Hide these products"
      explanation="The products leave the marketplace right away, and their vendors can’t restore them. Existing orders aren’t affected."
      asksReason
      success="Products hidden."
      tells="their vendors"
    />
    <BulkActionButton
      action="restore"
      label="Restore"
      icon={RotateCcw}
      title="Restore these products"
      explanation="Shoppers can see the active ones again. We email vendors who still have an account."
      success="Products restored."
      tells="their vendors"
    />
    <BulkDeleteButton
      mutationMode="pessimistic"
      confirmContent="This permanently deletes the products. We email vendors who still have an account. Products with orders stay."
    />
  </>
);

/** What vendors sell. */
export function ProductList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No products yet">
      <RecordTable<AdminProductRow>
        bulkActions={bulkActions}
        hiddenColumns={['isOrganic', 'soldCount', 'rating']}
        small={{
          primary: ({ name }) => name,
          secondary: ({ vendorName, standing, ...product }) =>
            [vendorName, STANDING_WORDS[standing], priceWords(product), stockWords(product)].join(' · '),
        }}
      >
        <DataTable.Col source="name" label="Product">
          <Named />
        </DataTable.Col>
        <DataTable.Col
          source="category"
          disableSort
          render={({ category }: AdminProductRow) => words(category)}
        />
        <DataTable.Col source="price" align="right" render={priceOf} />
        <DataTable.Col source="inventory" label="Stock" align="right" render={stockOf} />
        <DataTable.Col
          source="standing"
          label="Status"
          disableSort
          render={({ standing }: AdminProductRow) => (
            <Badge value={STANDING_WORDS[standing]} tones={STANDING_TONES} />
          )}
        />
        <DataTable.Col
          source="isOrganic"
          label="Organic"
          disableSort
          render={({ isOrganic }: AdminProductRow) => (isOrganic ? 'Yes' : 'No')}
        />
        <DataTable.NumberCol source="soldCount" label="Sold" disableSort />
        <DataTable.Col
          source="rating"
          disableSort
          render={({ rating, reviewCount }: AdminProductRow) =>
            rating === null ? '' : `${rating.toFixed(1)} (${reviewCount})`
          }
        />
        <DataTable.Col source="createdAt" label="Added">
          <Day source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

const priceOf = (product: AdminProductRow) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    {priceWords(product)}
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {unitWords(product)}
    </Box>
  </Box>
);

const stockWords = ({ inventory, madeToOrder }: Pick<AdminProductRow, 'inventory' | 'madeToOrder'>) =>
  madeToOrder ? MADE_TO_ORDER : `${inventory} in stock`;

const stockOf = ({ inventory, madeToOrder }: AdminProductRow) => (
  <Box
    component="span"
    sx={{
      fontVariantNumeric: 'tabular-nums',
      ...(inventory === 0
        ? { color: 'error.main', fontWeight: 600 }
        : inventory <= LOW_STOCK
          ? { fontWeight: 600 }
          : {}),
    }}
  >
    {madeToOrder ? MADE_TO_ORDER : inventory === 0 ? 'Sold out' : inventory.toLocaleString('en-US')}
  </Box>
);

function Named() {
  const product = useRecordContext<AdminProductRow>();
  if (!product) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200, overflowWrap: 'anywhere' }}>
      <GoodsPicture src={product.imageUrl} category={product.category} id={product.id} />
      <div>
        {product.name}
        <Box sx={{ fontSize: '0.86rem' }}>
          <CellLink to={`/vendors/${product.vendorId}/show`}>{product.vendorName}</CellLink>
        </Box>
      </div>
    </Box>
  );
}
