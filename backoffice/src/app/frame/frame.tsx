import { type ReactNode, Suspense } from 'react';
import { Layout, type LayoutProps, Loading } from 'react-admin';
import { Bar } from './bar';
import { SectionMenu } from './section-menu';
import { SectionTabs } from './section-tabs';

/** What surrounds every page: the bar, the menu of sections (a sheet on phones), and the tabs of this one. */
export function Frame({ children, ...props }: LayoutProps & { children: ReactNode }) {
  return (
    <Layout {...props} appBar={Bar} menu={SectionMenu}>
      <SectionTabs />
      {/* The tabs stay while a list's script loads. */}
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Layout>
  );
}
