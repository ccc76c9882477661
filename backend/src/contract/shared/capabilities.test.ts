import { describe, expect, it } from '@jest/globals';
import { capabilityOf, may, mayWorkOn, rolesThatMay, STAFF_ROLES } from './capabilities.js';

describe('what a call asks for', () => {
  it.each([
    ['GET', '/api/admin/farms', 'farms', 'list'],
    ['GET', '/api/admin/farms/export.csv', 'farms', 'export'],
    ['GET', '/api/admin/farms/:id', 'farms', 'show'],
    ['GET', '/api/admin/imports/{id}/rejects.csv', 'imports', 'show'],
    ['GET', '/api/admin/jobs/queues', 'jobs', 'list'],
    ['POST', '/api/admin/users', 'users', 'create'],
    ['PUT', '/api/admin/settings/site-notice', 'settings', 'edit'],
    ['DELETE', '/api/admin/farms/{id}', 'farms', 'delete'],
    ['POST', '/api/admin/vendors/:id/set-commission', 'vendors', 'set-commission'],
    ['POST', '/api/admin/blog-posts/preview', 'blog-posts', 'preview'],
  ])('%s %s is %s, %s', (method, path, resource, action) => {
    expect(capabilityOf(method, path)).toEqual({ resource, action });
  });

  it('is nothing outside of the back office', () => {
    expect(capabilityOf('GET', '/api/farms')).toBeNull();
    expect(capabilityOf('GET', '/api/admin/')).toBeNull();
  });
});

describe('what staff may do', () => {
  it('is everything for administrators, also what nobody has written down', () => {
    expect(may('administrator', { resource: 'anything', action: 'new' })).toBe(true);
  });

  it('is nothing of a resource that is not in the table, whatever its name', () => {
    for (const resource of ['anything', 'constructor', '__proto__', 'toString']) {
      expect(rolesThatMay({ resource, action: 'list' })).toEqual(['administrator']);
    }
  });

  it('has every new action of a resource that is a role’s own, and none of one that it only reads', () => {
    expect(rolesThatMay({ resource: 'farms', action: 'an-action-of-tomorrow' })).toEqual([
      'administrator',
      'directory',
    ]);
    expect(rolesThatMay({ resource: 'farms', action: 'export' })).toEqual([
      'administrator',
      'directory',
      'support',
    ]);
  });

  it('leaves people, settings, jobs and emails to administrators', () => {
    for (const resource of ['users', 'settings', 'jobs', 'mails', 'sessions', 'audit-log']) {
      for (const action of ['create', 'edit', 'delete', 'retry', 'export']) {
        expect(rolesThatMay({ resource, action })).toEqual(['administrator']);
      }
    }
    expect(may('support', { resource: 'users', action: 'show' })).toBe(true);
    expect(may('support', { resource: 'sessions', action: 'list' })).toBe(false);
  });

  it('lets support refund, and do nothing else to an order', () => {
    expect(rolesThatMay({ resource: 'orders', action: 'refund' })).toEqual([
      'administrator',
      'marketplace',
      'support',
    ]);
    expect(rolesThatMay({ resource: 'orders', action: 'cancel' })).toEqual(['administrator', 'marketplace']);
  });

  it('tells who works on a queue', () => {
    const workers = (resource: string) => STAFF_ROLES.filter((role) => mayWorkOn(role, resource));
    expect(workers('messages')).toEqual(['administrator', 'support']);
    expect(workers('refunds')).toEqual(['administrator', 'marketplace']);
    expect(workers('farm-claims')).toEqual(['administrator', 'directory']);
  });
});
