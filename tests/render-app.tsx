import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { routes } from '@/app/routes';

/** Opens the site at an address, as a browser would, and gives its router to look at where one ends up. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { container } = render(<App queryClient={createQueryClient()} router={router} />);
  return { router, container };
}
