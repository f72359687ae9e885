import { sessionKey } from '@/data/session-record';
import { aPost, aSocialLink } from '../../support/builders';
import { accounts } from '../../support/network/auth';
import { network, type Fault } from '../../support/network/server';
import type { TableName } from '../../support/network/tables';
import { says } from '../../support/specification-texts';

/** Something that a person does and that is to be kept somewhere. */
export interface WriteSurface {
  surface: string;
  address: string;
  /** Who does it; left out, a visitor. */
  as?: keyof typeof accounts;
  /** Where it is kept: a table, or another service. */
  to: TableName | 'sign-in' | 'mail';
  /** What is otherwise in the database. */
  before?: () => void;
  /** The button that opens the form, where one does. */
  open?: string;
  /** Where the form is. */
  form?: string;
  /** What is typed, by label. */
  typed?: () => Record<string, string>;
  /** The buttons that do it, one after the other. */
  press: string[];
  success: string;
  failure: string | ((fault: Fault) => string);
  /** How often it is done, as the database sees it. */
  done: () => number;
  /** The button that tries again, where it is not the same. */
  again?: string;
  /** The button that is there once the page has found out by itself that it is done; left out, none is. */
  whenFound?: string;
}

const inTheScreen = 'main form';
const inTheRow = 'main table';
const inTheDialog = 'dialog form';

/** A refusal is known to have changed nothing; after anything else nobody knows. */
const byKnowledge = (refused: string, unknown: string) => (fault: Fault) =>
  fault === '400' || fault === '429' ? refused : unknown;

const rows = <Name extends TableName>(table: Name) => network.tables[table];
const count = <Row>(rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).length;
const isGone = (rows: readonly unknown[]) => Number(rows.length === 0);

/** Everything that is written from a screen. */
export const writeSurfaces: WriteSurface[] = [
  {
    ...{ surface: 'create a post', address: '/admin/blog/new', as: 'editor', to: 'blog_posts', form: inTheScreen },
    typed: () => ({
      [says.postEditor.title]: 'Typed title',
      [says.postEditor.excerpt]: 'Typed excerpt.',
      [says.postEditor.content]: '# Typed\n\ntext',
      [says.postEditor.category]: 'tin',
      [says.postEditor.author]: 'Typed Author',
    }),
    ...{ press: [says.postEditor.create], success: says.postEditor.created, failure: says.postEditor.saveFailed },
    done: () => count(rows('blog_posts'), ({ title }) => title === 'Typed title'),
  },
  {
    ...{ surface: 'change a post', address: '/admin/blog/edit/50000000-0000-4000-8000-000000000001', as: 'editor' },
    ...{ to: 'blog_posts', form: inTheScreen, typed: () => ({ [says.postEditor.excerpt]: 'Typed excerpt.' }) },
    ...{ press: [says.postEditor.update], success: says.postEditor.updated, failure: says.postEditor.saveFailed },
    done: () => count(rows('blog_posts'), ({ excerpt }) => excerpt === 'Typed excerpt.'),
  },
  {
    ...{ surface: 'unpublish a post', address: '/admin/blog', as: 'editor', to: 'blog_posts' },
    ...{ press: ['Unpublish The written post'], success: says.posts.unpublishedNow, failure: says.posts.statusFailed },
    done: () => count(rows('blog_posts'), ({ published }) => !published),
  },
  {
    surface: 'publish a post',
    before: () => {
      network.tables.blog_posts.splice(0, 1, aPost({ title: 'The draft', published: false }));
    },
    ...{ address: '/admin/blog', as: 'editor', to: 'blog_posts', press: ['Publish The draft'] },
    ...{ success: says.posts.publishedNow, failure: says.posts.statusFailed },
    done: () => count(rows('blog_posts'), ({ published }) => published),
  },
  {
    ...{ surface: 'delete a post', address: '/admin/blog', as: 'editor', to: 'blog_posts' },
    ...{ press: ['Delete The written post', 'Delete'], success: says.posts.deleted, failure: says.posts.deleteFailed },
    done: () => isGone(rows('blog_posts')),
  },
  {
    surface: 'feature a console',
    before: () => {
      network.tables.console_of_month = [];
    },
    ...{ address: '/admin/console-of-month', as: 'editor', to: 'console_of_month', form: inTheScreen },
    ...{ typed: () => ({ Console: rows('consoles')[0]?.id ?? '' }), press: [says.consoleOfMonth.feature] },
    success: says.consoleOfMonth.created,
    failure: byKnowledge(says.consoleOfMonth.createFailed, says.consoleOfMonth.saveFailed),
    ...{ done: () => rows('console_of_month').length, whenFound: says.consoleOfMonth.update },
  },
  {
    ...{ surface: 'change the Console of the Month', address: '/admin/console-of-month', as: 'editor' },
    ...{ to: 'console_of_month', form: inTheScreen, typed: () => ({ [says.consoleOfMonth.endDate]: '2026-12-24' }) },
    ...{ press: [says.consoleOfMonth.update], success: says.consoleOfMonth.updated },
    failure: byKnowledge(says.consoleOfMonth.updateFailed, says.consoleOfMonth.saveFailed),
    done: () => count(rows('console_of_month'), ({ end_date }) => end_date === '2026-12-24'),
  },
  {
    ...{ surface: 'remove the Console of the Month', address: '/admin/console-of-month', as: 'editor' },
    ...{ to: 'console_of_month', press: [says.consoleOfMonth.remove, says.consoleOfMonth.remove] },
    success: says.consoleOfMonth.removed,
    failure: byKnowledge(says.consoleOfMonth.removeRefused, says.consoleOfMonth.removeFailed),
    done: () => isGone(rows('console_of_month')),
  },
  {
    surface: 'add a social link',
    address: '/admin/social-media',
    as: 'editor',
    to: 'social_media_links',
    form: inTheScreen,
    typed: () => ({ [says.socialLinks.platform]: 'youtube', [says.socialLinks.url]: 'https://youtube.com/@us' }),
    press: ['Add Link'],
    success: says.socialLinks.added,
    failure: says.socialLinks.addFailed,
    done: () => count(rows('social_media_links'), ({ platform }) => platform === 'youtube'),
  },
  {
    surface: 'change a social link',
    address: '/admin/social-media',
    as: 'editor',
    to: 'social_media_links',
    open: 'Edit github',
    form: inTheRow,
    typed: () => ({ [says.socialLinks.url]: 'https://github.com/typed' }),
    press: ['Save github'],
    success: says.socialLinks.updated,
    failure: says.socialLinks.updateFailed,
    done: () => count(rows('social_media_links'), ({ url }) => url === 'https://github.com/typed'),
    again: 'Retry',
  },
  {
    ...{ surface: 'switch a social link off', address: '/admin/social-media', as: 'editor', to: 'social_media_links' },
    ...{ press: ['Deactivate github'], success: says.socialLinks.deactivated, failure: says.socialLinks.statusFailed },
    done: () => count(rows('social_media_links'), ({ active }) => !active),
  },
  {
    surface: 'switch a social link on',
    before: () => {
      network.tables.social_media_links = [aSocialLink({ active: false })];
    },
    ...{ address: '/admin/social-media', as: 'editor', to: 'social_media_links', press: ['Activate github'] },
    ...{ success: says.socialLinks.activated, failure: says.socialLinks.statusFailed },
    done: () => count(rows('social_media_links'), ({ active }) => active),
  },
  {
    ...{ surface: 'delete a social link', address: '/admin/social-media', as: 'editor', to: 'social_media_links' },
    ...{ press: ['Delete github', 'Delete'], success: says.socialLinks.deleted },
    ...{ failure: says.socialLinks.deleteFailed, done: () => isGone(rows('social_media_links')) },
  },
  {
    surface: 'add a link',
    address: '/admin/links',
    as: 'editor',
    to: 'links',
    form: inTheScreen,
    typed: () => ({
      [says.links.title]: 'Typed link',
      [says.links.url]: 'https://typed.example/',
      [says.links.category]: 'Typed',
    }),
    press: ['Add Link'],
    success: says.links.added,
    failure: says.links.addFailed,
    done: () => count(rows('links'), ({ title }) => title === 'Typed link'),
  },
  {
    ...{ surface: 'change a link', address: '/admin/links', as: 'editor', to: 'links', open: 'Edit Docs of docs' },
    ...{ form: inTheRow, typed: () => ({ [says.links.title]: 'Typed link' }), press: ['Save Docs of docs'] },
    ...{ success: says.links.updated, failure: says.links.updateFailed },
    ...{ done: () => count(rows('links'), ({ title }) => title === 'Typed link'), again: 'Retry' },
  },
  {
    ...{ surface: 'delete a link', address: '/admin/links', as: 'editor', to: 'links' },
    ...{ press: ['Delete Docs of docs', 'Delete'], success: says.links.deleted, failure: says.links.deleteFailed },
    done: () => isGone(rows('links')),
  },
  {
    ...{ surface: 'save the settings', address: '/admin/settings', as: 'admin', to: 'site_settings' },
    ...{ form: inTheScreen, typed: () => ({ [says.settings.siteName]: 'Typed Legacy' }), press: ['Save Settings'] },
    ...{ success: says.settings.saved, failure: says.settings.saveFailed },
    done: () => count(rows('site_settings'), ({ siteName }) => siteName === 'Typed Legacy'),
  },
  {
    ...{ surface: 'add a person', address: '/admin/users', as: 'admin', to: 'users', open: 'Add User' },
    ...{ form: inTheDialog, typed: () => ({ Name: 'Typed Person', Email: 'typed@handheld-legacy.test' }) },
    ...{ press: ['Add User'], success: 'User added successfully', failure: 'Failed to add user' },
    done: () => count(rows('users'), ({ email }) => email === 'typed@handheld-legacy.test'),
  },
  {
    ...{ surface: 'change a person', address: '/admin/users', as: 'admin', to: 'users' },
    ...{ open: 'Edit User Edith Editor', form: inTheDialog, typed: () => ({ Name: 'Typed Editor' }), press: ['Save'] },
    ...{ success: 'User updated successfully', failure: 'Failed to update user' },
    done: () => count(rows('users'), ({ name }) => name === 'Typed Editor'),
  },
  {
    ...{ surface: 'change the role of a person', address: '/admin/users', as: 'admin', to: 'users' },
    ...{ open: 'Edit Permissions Edith Editor', form: inTheDialog, typed: () => ({ Role: 'contributor' }) },
    ...{ press: ['Save'], success: 'User updated successfully', failure: 'Failed to update user' },
    done: () => count(rows('users'), ({ name, role }) => name === 'Edith Editor' && role === 'contributor'),
  },
  {
    ...{ surface: 'delete a person', address: '/admin/users', as: 'admin', to: 'users' },
    ...{ press: ['Delete Cora Contributor', 'Delete'], success: says.users.deleted, failure: says.users.deleteFailed },
    done: () => 1 - count(rows('users'), ({ name }) => name === 'Cora Contributor'),
  },
  {
    ...{ surface: 'sign in', address: '/login', to: 'sign-in', form: inTheScreen },
    typed: () => ({ [says.login.email]: accounts.editor.email, [says.login.password]: accounts.editor.password }),
    ...{ press: [says.login.signIn], success: says.login.success, failure: says.login.failed },
    done: () => Number(localStorage.getItem(sessionKey) !== null),
  },
  {
    surface: 'send a message',
    address: '/contact',
    to: 'mail',
    form: inTheScreen,
    typed: () => ({ Name: 'Ada', Email: 'ada@reader.example', Subject: 'Other', Message: 'Typed "words" & 🎮' }),
    press: ['Send Message'],
    success: "Message sent successfully! We'll get back to you soon.",
    failure: 'Failed to send message. Please try again later.',
    // The form is there for the next one only when this one was sent.
    done: () => Number(document.querySelector('textarea')?.value === ''),
  },
];
