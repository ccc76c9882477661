import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { dataProvider } from '../lib/data-provider';
import { AccessDenied, NotStaff } from './access-denied';
import { authProvider } from './auth-provider';
import { Frame } from './frame/frame';
import { i18nProvider } from './i18n';
import { LoginPage } from './login-page';
import { NewestNotice } from './newest-notice';
import { NothingHere } from './nothing-here';
import { backOfficeQueries } from './query-client';
import { resources } from './resources';
import { StartPage } from './start-page';
import { darkTheme, lightTheme } from './theme';

const SecurityPage = lazy(() =>
  import('../accounts/security/security-page').then((module) => ({ default: module.SecurityPage })),
);

const queries = backOfficeQueries();

function Pages() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queries}
      i18nProvider={i18nProvider}
      layout={Frame}
      notification={NewestNotice}
      loginPage={LoginPage}
      dashboard={StartPage}
      catchAll={NothingHere}
      accessDenied={AccessDenied}
      theme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme="light"
      title="Farmgate"
      requireAuth
      disableTelemetry
    >
      {resources.map(({ name, label, called, section: _section, ...pages }) => (
        <Resource key={name} name={name} options={{ label }} recordRepresentation={called} {...pages} />
      ))}
      <CustomRoutes>
        <Route path="/security" element={<SecurityPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/not-staff" element={<NotStaff />} />
      </CustomRoutes>
    </Admin>
  );
}

// Only this kind of router can keep a person from leaving a form whose changes are not saved.
const router = createBrowserRouter([{ path: '*', element: <Pages /> }], { basename: '/admin' });

/** The back office at /admin: a page for each resource, and a start page with what waits for a decision. */
export function BackOffice() {
  return <RouterProvider router={router} />;
}
