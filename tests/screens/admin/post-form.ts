import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostFields } from '@/data/posts/posts.admin';
import { aCategory } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';

/** The typed fields of a post. The consoles are a choice. */
export type TypedFields = Omit<PostFields, 'consoles'>;

export const labels: Record<keyof Omit<TypedFields, 'publish_at'>, string> = {
  title: wording.postEditor.title,
  slug: wording.postEditor.slug,
  excerpt: wording.postEditor.excerpt,
  content: wording.postEditor.content,
  image: wording.postEditor.image,
  category: wording.postEditor.category,
  author: wording.postEditor.author,
  date: wording.postEditor.date,
  read_time: wording.postEditor.readTime,
  published: wording.postEditor.publish,
};

/** A typed post. Every field differs from the defaults. */
export const written: TypedFields = {
  title: 'Pocket Printer',
  slug: 'pocket-printer',
  excerpt: 'Thermal paper in 1998.',
  content: '# Paper\n\nIt *still* prints.',
  image: '/images/blog/ds-lite-revisited.svg',
  category: 'reviews',
  author: 'Ada Author',
  date: '2026-02-03',
  read_time: '7 min',
  published: true,
  publish_at: null,
};

export const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name]);
export { button, pressButton as pressed } from './staff-screen';
export const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

/** Fills the fields in this order, like a paste. */
export function fill(values: Partial<TypedFields>): void {
  for (const [name, value] of Object.entries(values)) {
    // The field exists only while the post is published.
    if (value === null) continue;
    const control = field(name as keyof typeof labels);
    if (typeof value !== 'boolean') fireEvent.change(control, { target: { value } });
    else if ((control as HTMLInputElement).checked !== value) fireEvent.click(control);
  }
}

/** Submits the form and waits for this toast. */
export async function submit(toast?: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^(Create|Update|Schedule) Post$/ }));
  if (toast) await expectToast(toast);
}

/** Returns the values in the form. */
export function formValues(): TypedFields {
  const entries = Object.keys(labels).map((name): [string, string | boolean] => {
    const control = field(name as keyof typeof labels) as HTMLInputElement;
    return [name, control.type === 'checkbox' ? control.checked : control.value];
  });
  const moment = screen.queryByLabelText<HTMLInputElement>('Publish at');
  return { ...Object.fromEntries(entries), publish_at: moment?.value ? moment.value : null } as unknown as TypedFields;
}

/** Opens an editor and waits until its fields are ready. */
export async function openEditor(address: string, options: Parameters<typeof renderApp>[1] = { as: 'editor' }) {
  if (network.tables.blog_categories.length === 0) {
    network.tables.blog_categories = [
      aCategory({ position: 2 }),
      aCategory({ name: 'Game Reviews', slug: 'reviews', position: 1 }),
    ];
  }
  const app = renderApp(address, options);
  await screen.findByLabelText(labels.title);
  await waitFor(() => screen.getByRole('option', { name: 'Game Reviews' }));
  return app;
}

export const newPost = (options?: Parameters<typeof renderApp>[1]) => openEditor('/admin/blog/new', options);
export const editPost = (id: string, options?: Parameters<typeof renderApp>[1]) =>
  openEditor(`/admin/blog/edit/${id}`, options);

export const backAtTheTable = () => screen.findByRole('heading', { level: 1, name: 'Blog Posts' });
