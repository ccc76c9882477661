import type { ReactNode } from 'react';
import { Layout, type LayoutProps } from 'react-admin';
import { Bar } from './bar';
import { GroupedMenu } from './grouped-menu';

/** What surrounds every page: the bar above, the menu at the left (a sheet on phones). */
export function Frame({ children, ...props }: LayoutProps & { children: ReactNode }) {
  return (
    <Layout {...props} appBar={Bar} menu={GroupedMenu}>
      {children}
    </Layout>
  );
}
