import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from '../../../test/render-at';
import { NumbersSection } from './numbers-section';

const section = (isConfirmed: boolean) =>
  textOf(
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <NumbersSection numbers={[]} textTo="+12395550100" isConfirmed={isConfirmed} />
      </QueryClientProvider>,
    ),
  );

describe('adding a phone number', () => {
  it('asks for the confirmation of the account’s email address first', () => {
    expect(section(false)).toContain('Please confirm your email address first');
    expect(section(true)).not.toContain('confirm your email');
    expect(section(true)).toContain('Text me a code');
  });
});
