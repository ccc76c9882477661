import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Box from '@mui/material/Box';
import { Link, useRecordContext } from 'react-admin';
import { listPath } from '../../kit/record/list-path';

/** The ways from a product to what belongs to it. */
export function ProductLinks() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  return (
    <Box
      component="nav"
      aria-label="Of this product"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}
    >
      <Link to={listPath('dated-stock', { productId: product.id })}>Stock by date</Link>
      <Link to={listPath('reviews', { productId: product.id })}>Reviews</Link>
      <Link to={listPath('favorites', { productId: product.id })}>Favorites</Link>
      <Link to={listPath('products', { vendorId: product.vendorId })}>Other products from this vendor</Link>
      {product.isListed && <a href={paths.product(product.id)}>In the marketplace</a>}
    </Box>
  );
}
