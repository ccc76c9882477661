import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { createContext, useContext } from 'react';

export const PublicConfigContext = createContext<PublicConfig | null>(null);

/** What the server tells the pages about itself. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(PublicConfigContext);
  if (!config) throw new Error('usePublicConfig is used outside of the app');
  return config;
}
