import { sessionKey } from '@/data/service/session-record';
import { aDraftLink, aMessage, aPost, aSocialLink, aUser } from '../../support/builders';
import { accountAnswers, factorId } from '../../support/network/accounts';
import { accounts, staffIds } from '../../support/network/auth';
import { builds } from '../../support/network/builds';
import type { WriteTarget } from '../../support/network/calls';
import { network, type Fault } from '../../support/network/server';
import type { TableName, Tables } from '../../support/network/tables';
import { wording } from '../../support/specification-texts';
import { consoleId, draftId, messageId, postId } from './read-surfaces';

/** A write that a person triggers on a screen. */
export interface WriteSurface {
  surface: string;
  address: string;
  /** The signed-in person. The default is a visitor. */
  as?: keyof typeof accounts;
  /** The target of the write: a table or another service. */
  to: WriteTarget | 'sign-in' | 'mail';
  /** Prepares the database. */
  before?: () => void;
  /** The button that opens the form, if the form needs one. */
  open?: string;
  /** The selector of the form. */
  form?: string;
  /** The typed values by label. */
  typed?: Record<string, string>;
  /** The buttons that trigger the write, in order. */
  press: string[];
  success: string;
  failure: string | ((fault: Fault) => string);
  /** Returns the number of finished writes in the database. */
  done: () => number;
  /** The button for the next try. By default the person presses the same buttons again. */
  again?: string;
  /** The button that appears when the page itself notices the finished write, if there is a button. */
  buttonAfterWrite?: string;
}

const inTheScreen = 'main form';
const inTheRow = 'main table';
const inTheDialog = 'dialog form';

const onPosts = { address: '/admin/blog', as: 'editor', to: 'blog_posts' } as const;
const onDraft = { address: `/admin/blog/edit/${draftId}`, as: 'editor', to: 'draft_links' } as const;
const onFeatured = { address: '/admin/console-of-month', as: 'editor', to: 'console_of_month' } as const;
/** The name of the queued console on the buttons of the queue. */
const queuedConsole = 'Beta (1990), from 1 January 2020 until 31 January 2020';
const onSocialLinks = { address: '/admin/social-media', as: 'editor', to: 'social_media_links' } as const;
const onPictures = { address: '/admin/pictures', as: 'editor', to: 'pictures' } as const;
const onMessages = { address: '/admin/messages', as: 'editor', to: 'contact_messages' } as const;
const onMessage = { ...onMessages, address: `/admin/messages/${messageId}` } as const;
const onLinks = { address: '/admin/links', as: 'editor', to: 'links' } as const;
const onConsoles = { address: '/admin/consoles', as: 'editor', to: 'consoles' } as const;
const onCategories = { address: '/admin/categories', as: 'admin', to: 'blog_categories' } as const;
const onAccount = { address: '/admin/account', as: 'editor', to: 'users' } as const;
const onBuilds = { address: '/admin/settings', as: 'admin', to: 'builds' } as const;
const onUsers = { address: '/admin/users', as: 'admin', to: 'users' } as const;

/**
 * Returns a function that chooses the message for a fault. A rejected write changed nothing. After other faults the
 * outcome is unknown.
 */
const failureByFault = (rejected: string, unknown: string) => (fault: Fault) =>
  fault === '400' || fault === '429' ? rejected : unknown;

/** Returns a function that replaces the rows of a table. */
const replaceRows =
  <Name extends TableName>(table: Name, ...rows: Tables[Name][number][]) =>
  () => {
    network.tables = { ...network.tables, [table]: rows.map((row) => ({ ...row })) };
  };

/** Returns a function that counts those rows of a table that have these values. */
const countOf =
  <Name extends TableName>(table: Name, columns: Partial<Tables[Name][number]>) =>
  () => {
    const isLike = (row: object) => Object.entries(columns).every(([name, value]) => Reflect.get(row, name) === value);
    const rows: readonly object[] = network.tables[table];
    return rows.filter(isLike).length;
  };

/** Returns a function that replaces all posts by one draft with these links. */
const onlyDraftWith =
  (...links: Tables['draft_links']) =>
  () => {
    network.tables.blog_posts = [aPost({ id: draftId, title: 'The draft', published: false })];
    network.tables.draft_links = links;
  };

/** Returns a function that gives a member of the staff a second factor. */
const giveFactorTo = (who: keyof typeof staffIds, name: string) => () => {
  const { id: auth_user_id, email } = accounts[who];
  const person = { id: staffIds[who], auth_user_id, email, name, role: who, factor_id: factorId };
  network.tables.users = [aUser(person)];
};

const countWithoutFactor = () => countOf('users', { factor_id: null })();

const emptiedCount = (table: TableName) => () => Number(network.tables[table].length === 0);

/** All writes of the screens. */
export const writeSurfaces: WriteSurface[] = [
  {
    ...{ ...onPosts, surface: 'create a post', address: '/admin/blog/new', form: inTheScreen },
    typed: {
      [wording.postEditor.title]: 'Typed title',
      [wording.postEditor.excerpt]: 'Typed excerpt.',
      [wording.postEditor.content]: '# Typed\n\ntext',
      [wording.postEditor.category]: 'tin',
      [wording.postEditor.author]: 'Typed Author',
    },
    ...{
      press: [wording.postEditor.create],
      success: wording.postEditor.created,
      failure: wording.postEditor.saveFailed,
    },
    done: countOf('blog_posts', { title: 'Typed title' }),
  },
  {
    ...{ ...onPosts, surface: 'change a post', address: `/admin/blog/edit/${postId}`, form: inTheScreen },
    ...{ typed: { [wording.postEditor.excerpt]: 'Typed excerpt.' }, press: [wording.postEditor.update] },
    ...{ success: wording.postEditor.updated, failure: wording.postEditor.saveFailed },
    done: countOf('blog_posts', { excerpt: 'Typed excerpt.' }),
  },
  {
    ...{ ...onPosts, surface: 'unpublish a post', press: ['Unpublish The written post'] },
    ...{
      success: wording.posts.unpublishedNow,
      failure: wording.posts.statusFailed,
      done: countOf('blog_posts', { published: false }),
    },
  },
  {
    ...{ ...onPosts, surface: 'publish a post', press: ['Publish The draft'] },
    before: replaceRows('blog_posts', aPost({ title: 'The draft', published: false })),
    ...{
      success: wording.posts.publishedNow,
      failure: wording.posts.statusFailed,
      done: countOf('blog_posts', { published: true }),
    },
  },
  {
    ...{ ...onPosts, surface: 'delete a post', press: ['Delete The written post', 'Delete'] },
    ...{ success: wording.posts.deleted, failure: wording.posts.deleteFailed, done: emptiedCount('blog_posts') },
  },
  {
    ...{
      ...onDraft,
      surface: 'create a link to a draft',
      before: onlyDraftWith(),
      form: 'main form:not([novalidate])',
    },
    ...{ typed: { 'The link works for': '24' }, press: ['Create link'] },
    ...{ success: 'Link created', failure: 'Failed to create the link' },
    done: () => network.tables.draft_links.length,
  },
  {
    ...{ ...onDraft, surface: 'revoke a link to a draft', before: onlyDraftWith(aDraftLink(draftId)) },
    ...{ press: ['Revoke', 'Revoke'], success: 'Link revoked', failure: 'Failed to revoke the link' },
    done: emptiedCount('draft_links'),
  },
  {
    ...{ ...onFeatured, surface: 'feature a console', before: replaceRows('console_of_month'), form: inTheScreen },
    ...{
      typed: { Console: consoleId },
      press: [wording.consoleOfMonth.feature],
      success: wording.consoleOfMonth.created,
    },
    failure: failureByFault(wording.consoleOfMonth.createFailed, wording.consoleOfMonth.saveFailed),
    ...{ done: () => network.tables.console_of_month.length, buttonAfterWrite: wording.consoleOfMonth.update },
  },
  {
    ...{ ...onFeatured, surface: 'change the Console of the Month', form: inTheScreen },
    ...{ typed: { [wording.consoleOfMonth.endDate]: '2026-12-24' }, press: [wording.consoleOfMonth.update] },
    success: wording.consoleOfMonth.updated,
    failure: failureByFault(wording.consoleOfMonth.updateFailed, wording.consoleOfMonth.saveFailed),
    done: countOf('console_of_month', { end_date: '2026-12-24' }),
  },
  {
    ...{ ...onFeatured, surface: 'remove the Console of the Month' },
    ...{
      press: [wording.consoleOfMonth.remove, wording.consoleOfMonth.remove],
      success: wording.consoleOfMonth.removed,
    },
    failure: failureByFault(wording.consoleOfMonth.removeRejected, wording.consoleOfMonth.removeFailed),
    done: () => 1 - countOf('console_of_month', { featured: true })(),
  },
  {
    ...{ ...onFeatured, surface: 'queue a console', form: 'main form.\\@container', press: ['Add to queue'] },
    typed: { 'Queued console': consoleId, 'First day': '2026-02-01', 'Last day': '2026-02-28' },
    ...{ success: 'Console queued successfully', failure: 'Failed to queue the console' },
    done: countOf('console_of_month', { start_date: '2026-02-01' }),
  },
  {
    ...{ ...onFeatured, surface: 'change a console of the queue', open: `Edit ${queuedConsole}`, form: inTheRow },
    ...{ typed: { 'Last day': '2026-12-24' }, press: [`Save ${queuedConsole}`], again: 'Retry' },
    ...{ success: 'Queue updated successfully', failure: 'Failed to update the queue' },
    done: countOf('console_of_month', { end_date: '2026-12-24' }),
  },
  {
    ...{ ...onFeatured, surface: 'remove a console from the queue', press: [`Delete ${queuedConsole}`, 'Delete'] },
    success: 'Console removed from the queue successfully',
    failure: 'Failed to remove the console from the queue',
    done: () => 1 - countOf('console_of_month', { start_date: '2020-01-01' })(),
  },
  {
    ...{ ...onSocialLinks, surface: 'add a social link', form: inTheScreen, press: ['Add link'] },
    typed: { [wording.socialLinks.platform]: 'youtube', [wording.socialLinks.url]: 'https://youtube.com/@us' },
    ...{ success: wording.socialLinks.added, failure: wording.socialLinks.addFailed },
    done: countOf('social_media_links', { platform: 'youtube' }),
  },
  {
    ...{ ...onSocialLinks, surface: 'change a social link', open: 'Edit github', form: inTheRow },
    ...{ typed: { [wording.socialLinks.url]: 'https://github.com/typed' }, press: ['Save github'], again: 'Retry' },
    ...{ success: wording.socialLinks.updated, failure: wording.socialLinks.updateFailed },
    done: countOf('social_media_links', { url: 'https://github.com/typed' }),
  },
  {
    ...{ ...onSocialLinks, surface: 'deactivate a social link', press: ['Deactivate github'] },
    ...{ success: wording.socialLinks.deactivated, failure: wording.socialLinks.statusFailed },
    done: countOf('social_media_links', { active: false }),
  },
  {
    ...{ ...onSocialLinks, surface: 'activate a social link', press: ['Activate github'] },
    before: replaceRows('social_media_links', aSocialLink({ active: false })),
    ...{ success: wording.socialLinks.activated, failure: wording.socialLinks.statusFailed },
    done: countOf('social_media_links', { active: true }),
  },
  {
    ...{ ...onSocialLinks, surface: 'delete a social link', press: ['Delete github', 'Delete'] },
    ...{
      success: wording.socialLinks.deleted,
      failure: wording.socialLinks.deleteFailed,
      done: emptiedCount('social_media_links'),
    },
  },
  {
    ...{ ...onPictures, surface: 'delete a picture', press: ['Delete shown.jpg', 'Delete'] },
    ...{ success: 'Picture deleted successfully', failure: 'Failed to delete picture', done: emptiedCount('pictures') },
  },
  {
    ...{ ...onMessages, surface: 'archive a message', press: ['Archive message from Ada Reader'] },
    ...{ success: 'Message archived', failure: 'Failed to update the message' },
    done: countOf('contact_messages', { state: 'archived' }),
  },
  {
    ...{ ...onMessages, surface: 'move a message to the inbox', address: '/admin/messages?show=archived' },
    ...{
      before: replaceRows('contact_messages', aMessage({ state: 'archived' })),
      press: ['Back to inbox message from Ada Reader'],
    },
    ...{ success: 'Message moved to the inbox', failure: 'Failed to update the message' },
    done: countOf('contact_messages', { state: 'read' }),
  },
  {
    ...{ ...onMessages, surface: 'delete a message', press: ['Delete message from Ada Reader', 'Delete'] },
    ...{ success: 'Message deleted successfully', failure: 'Failed to delete message' },
    done: () => 1 - countOf('contact_messages', { name: 'Ada Reader' })(),
  },
  {
    ...{ ...onMessage, surface: 'archive an open message', press: ['Archive'] },
    ...{ success: 'Message archived', failure: 'Failed to update the message', buttonAfterWrite: 'Back to inbox' },
    done: countOf('contact_messages', { state: 'archived' }),
  },
  {
    ...{ ...onMessage, surface: 'delete an open message', press: ['Delete', 'Delete'] },
    ...{ success: 'Message deleted successfully', failure: 'Failed to delete message' },
    done: () => 1 - countOf('contact_messages', { id: messageId })(),
  },
  {
    ...{ ...onLinks, surface: 'add a link', form: inTheScreen, press: ['Add link'] },
    typed: {
      [wording.links.title]: 'Typed link',
      [wording.links.url]: 'https://typed.example/',
      [wording.links.category]: 'Typed',
    },
    ...{
      success: wording.links.added,
      failure: wording.links.addFailed,
      done: countOf('links', { title: 'Typed link' }),
    },
  },
  {
    ...{ ...onLinks, surface: 'change a link', open: 'Edit Docs of docs', form: inTheRow },
    ...{ typed: { [wording.links.title]: 'Typed link' }, press: ['Save Docs of docs'], again: 'Retry' },
    ...{
      success: wording.links.updated,
      failure: wording.links.updateFailed,
      done: countOf('links', { title: 'Typed link' }),
    },
  },
  {
    ...{ ...onLinks, surface: 'delete a link', press: ['Delete Docs of docs', 'Delete'] },
    ...{ success: wording.links.deleted, failure: wording.links.deleteFailed, done: emptiedCount('links') },
  },
  {
    ...{ ...onConsoles, surface: 'create a console', address: '/admin/consoles/new', form: inTheScreen },
    typed: {
      ...{ Name: 'Typed console', Description: 'Typed.', 'Full description': 'All of it.', Processor: 'p' },
      ...{ Display: 'd', Controls: 'c', Battery: 'b', Year: '1995' },
    },
    ...{ press: ['Create console'], success: 'Console created successfully', failure: 'Failed to save console' },
    done: countOf('consoles', { name: 'Typed console', slug: 'typed-console' }),
  },
  {
    ...{ ...onConsoles, surface: 'change a console', address: `/admin/consoles/${consoleId}`, form: inTheScreen },
    ...{ typed: { Description: 'Typed.' }, press: ['Update console'] },
    ...{ success: 'Console updated successfully', failure: 'Failed to save console' },
    done: countOf('consoles', { description: 'Typed.' }),
  },
  {
    ...{ ...onConsoles, surface: 'delete a console', press: ['Delete Beta', 'Delete'] },
    ...{ success: 'Console deleted successfully', failure: 'Failed to delete console' },
    done: () => 1 - countOf('consoles', { name: 'Beta' })(),
  },
  {
    ...{ ...onCategories, surface: 'add a category', form: inTheScreen, press: ['Add category'] },
    typed: { Name: 'Typed', Slug: 'typed' },
    ...{ success: 'Category added successfully', failure: 'Failed to add category' },
    done: countOf('blog_categories', { slug: 'typed' }),
  },
  {
    ...{ ...onCategories, surface: 'change a category', open: 'Edit Tales of tin', form: inTheRow },
    ...{ typed: { Name: 'Typed' }, press: ['Save Tales of tin'], again: 'Retry' },
    ...{ success: 'Category updated successfully', failure: 'Failed to update category' },
    done: countOf('blog_categories', { name: 'Typed' }),
  },
  {
    ...{ ...onCategories, surface: 'delete a category', press: ['Delete Tales of tin', 'Delete'] },
    ...{ success: 'Category deleted successfully', failure: 'Failed to delete category' },
    done: () => 1 - countOf('blog_categories', { slug: 'tin' })(),
  },
  {
    ...{ surface: 'restore a deleted link', address: '/admin/activity', as: 'editor', to: 'revisions' },
    ...{ press: ['Restore Deleted thing'], success: 'Restored Deleted thing' },
    failure: failureByFault(
      'This link is no longer deleted, or you may not restore it.',
      'Failed to restore the link. It stays in Activity for 30 days: try again there.',
    ),
    done: countOf('links', { title: 'Deleted thing' }),
  },
  {
    ...{ surface: 'save the settings', address: '/admin/settings', as: 'admin', to: 'site_settings' },
    ...{ form: inTheScreen, typed: { [wording.settings.siteName]: 'Typed Legacy' }, press: ['Save settings'] },
    ...{ success: wording.settings.saved, failure: wording.settings.saveFailed },
    done: countOf('site_settings', { siteName: 'Typed Legacy' }),
  },
  {
    ...{ ...onBuilds, surface: 'replace the build hook', form: 'form[aria-label="Build hook"]', press: ['Replace'] },
    before: () => builds.setHook('https://host.example/hook'),
    typed: { 'Build hook': 'https://typed.example/hook' },
    ...{ success: 'Build hook saved', failure: 'Failed to save the build hook' },
    done: () => Number(builds.hook === 'https://typed.example/hook'),
  },
  {
    ...{ ...onBuilds, surface: 'remove the build hook', press: ['Remove', 'Remove'] },
    before: () => builds.setHook('https://host.example/hook'),
    ...{ success: 'Build hook removed', failure: 'Failed to remove the build hook' },
    done: () => Number(builds.hook === ''),
  },
  {
    ...{ ...onUsers, surface: 'add a person', open: 'Add User', form: inTheDialog, press: ['Add User'] },
    typed: { Name: 'Typed Person', Email: 'typed@handheld-legacy.test' },
    ...{ success: 'User added successfully', failure: 'Failed to add user' },
    done: countOf('users', { email: 'typed@handheld-legacy.test' }),
  },
  {
    ...{ ...onUsers, surface: 'change a person', open: 'Edit User Edith Editor', form: inTheDialog, press: ['Save'] },
    ...{ typed: { Name: 'Typed Editor' }, success: 'User updated successfully', failure: 'Failed to update user' },
    done: countOf('users', { name: 'Typed Editor' }),
  },
  {
    ...{ ...onUsers, surface: 'change the role of a person', open: 'Edit Permissions Edith Editor' },
    ...{ form: inTheDialog, typed: { Role: 'contributor' }, press: ['Save'] },
    ...{ success: 'User updated successfully', failure: 'Failed to update user' },
    done: countOf('users', { name: 'Edith Editor', role: 'contributor' }),
  },
  {
    ...{ ...onUsers, surface: 'change the address of a person', open: 'Edit User Edith Editor', form: inTheDialog },
    ...{ typed: { Email: 'typed@handheld-legacy.test' }, press: ['Save'] },
    ...{ success: 'User updated successfully', failure: 'Failed to update user' },
    done: countOf('users', { name: 'Edith Editor', email: 'typed@handheld-legacy.test' }),
  },
  {
    ...{ ...onUsers, surface: 'reset a person’s sign-in', before: giveFactorTo('editor', 'Edith Editor') },
    ...{ press: ['Reset sign-in Edith Editor', 'Reset'], success: 'Sign-in reset' },
    ...{ failure: 'Failed to reset the sign-in', done: () => countWithoutFactor() - 2 },
  },
  {
    ...{ ...onUsers, surface: 'require a second factor', before: giveFactorTo('admin', 'Alex Admin') },
    ...{ press: ['Require it from everyone', 'Require it'], success: 'Everyone needs a second factor now' },
    ...{ failure: 'Failed to change who needs a second factor', done: () => Number(accountAnswers.required) },
  },
  {
    ...{
      ...onAccount,
      surface: 'save the own name',
      form: 'section[aria-label="Your name"] form',
      press: ['Save name'],
    },
    ...{ typed: { Name: 'Typed Editor' }, success: 'Name saved', failure: 'Failed to save your name' },
    done: countOf('users', { name: 'Typed Editor' }),
  },
  {
    ...{ ...onAccount, surface: 'adopt a second factor', press: ['Set up'], again: 'Try again' },
    before: () => accountAnswers.access.set(accounts.editor.id, { mail_at: '2026-03-04T12:00:00+00:00' }),
    ...{ success: 'Your second factor is set up.', failure: 'Failed to set up your second factor' },
    done: countOf('users', { factor_id: factorId }),
  },
  {
    ...{ ...onAccount, surface: 'remove the own second factor', before: giveFactorTo('editor', 'Edith Editor') },
    ...{ press: ['Remove', 'Remove'], success: 'Your second factor is removed.' },
    ...{ failure: 'Failed to remove your second factor', done: () => countWithoutFactor() - 2 },
  },
  {
    ...{ ...onUsers, surface: 'delete a person', press: ['Delete Cora Contributor', 'Delete'] },
    ...{ success: wording.users.deleted, failure: wording.users.deleteFailed },
    done: () => 1 - countOf('users', { name: 'Cora Contributor' })(),
  },
  {
    ...{ surface: 'sign in', address: '/login', to: 'sign-in', form: inTheScreen, press: [wording.login.signIn] },
    typed: { [wording.login.email]: accounts.editor.email, [wording.login.password]: accounts.editor.password },
    ...{ success: wording.login.success, failure: wording.login.failed },
    done: () => Number(localStorage.getItem(sessionKey) !== null),
  },
  {
    ...{ surface: 'send a message', address: '/contact', to: 'mail', form: inTheScreen, press: ['Send Message'] },
    typed: { Name: 'Ada', Email: 'ada@reader.example', Subject: 'Other', Message: 'Typed "words" & 🎮' },
    success: "Message sent successfully! We'll get back to you soon.",
    failure: 'Failed to send message. Please try again later.',
    // The form becomes empty only after the message is sent.
    done: () => Number(document.querySelector('textarea')?.value === ''),
  },
];
