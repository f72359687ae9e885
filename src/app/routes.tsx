import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  Outlet,
  replace,
  ScrollRestoration,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { allCategories } from '@/data/posts/categories';
import { featuredConsole } from '@/data/consoles/console-of-month';
import { consoleBySlug, consoleCatalogue } from '@/data/consoles/consoles';
import { activeLinks } from '@/data/site/links';
import { blogPageSize, postBySlug, postPage } from '@/data/posts/posts';
import { canRefetch, type StartRead } from '@/data/reads/public-query';
import { siteSettings } from '@/data/site/settings';
import { activeSocialLinks } from '@/data/site/social-links';
import { defaultSettings } from '@/data/reads/built-in';
import { plainPath } from '@/site/paths';
import { listAddress } from '@/ui/use-list-address';
import { guideRoutes } from './guide-routes';
import { ErrorScreen, screen } from './screen';
import { LoadingScreen } from '@/ui/skeletons';
import { PublicLayout } from './public-layout';

interface RouteOptions {
  /** Runs at each navigation. The navigation waits for the result, and for the code of the next page. */
  beforeNavigation?: () => Promise<void> | undefined;
  /** True in a build. A browser shows the screen at once, with skeletons and errors. */
  waitForReads?: boolean;
}

/** Creates the routes of the site with lazy screens. The loaders of public routes start the reads of their screens. */
export function createRoutes(
  client: QueryClient,
  { beforeNavigation, waitForReads = false }: RouteOptions = {},
): RouteObject[] {
  const read: StartRead = (query) => {
    const cached = client.getQueryCache().find({ queryKey: query.queryKey, exact: true });
    return cached && !canRefetch(cached) ? Promise.resolve(undefined) : client.query(query);
  };
  const startReads = (...reads: Promise<unknown>[]) => {
    const all = Promise.all(reads).then(() => null);
    if (waitForReads) return all;
    all.catch(() => undefined);
    return null;
  };
  const everyConsole = () => read(consoleCatalogue());
  const pageOfHome = async (page: number) => {
    const settings = await read(siteSettings());
    await read(postPage({ page, size: (settings ?? defaultSettings).itemsPerPage }));
  };

  const publicRoutes: RouteObject[] = [
    {
      id: 'home',
      index: true,
      loader: ({ request }) => startReads(everyConsole(), read(featuredConsole()), pageOfHome(listOf(request).page)),
      ...screen(() => import('@/screens/public/home-screen').then((file) => file.HomeScreen)),
    },
    {
      id: 'console-catalogue',
      path: 'consoles',
      loader: ({ request }) => {
        const { page, get } = listOf(request);
        const found = catalogueScreen().then(({ foundConsoles, choiceOf }) => read(foundConsoles(choiceOf(get), page)));
        return startReads(found);
      },
      ...screen(() => catalogueScreen().then((file) => file.ConsoleCatalogueScreen)),
    },
    {
      id: 'console-compare',
      path: 'consoles/compare',
      loader: ({ request }) =>
        startReads(compareScreen().then(({ readCompared }) => readCompared(read, listOf(request).get))),
      ...screen(() => compareScreen().then((file) => file.ConsoleCompareScreen)),
    },
    {
      id: 'console-detail',
      path: 'consoles/:slug',
      loader: ({ params: { slug = '' } }) => {
        const relations = import('@/data/consoles/console-page').then(({ readRelations }) => readRelations(read, slug));
        return startReads(read(consoleBySlug(slug)), relations);
      },
      ...screen(() => import('@/screens/public/console-detail-screen').then((file) => file.ConsoleDetailScreen)),
    },
    {
      id: 'blog-list',
      path: 'blog',
      loader: ({ request }) => {
        const { page, get } = listOf(request);
        const posts = postPage({ page, size: blogPageSize, search: get('q'), category: get('category') });
        return startReads(read(allCategories()), read(posts));
      },
      ...screen(() => import('@/screens/public/blog-list-screen').then((file) => file.BlogListScreen)),
    },
    {
      id: 'blog-post',
      path: 'blog/:slug',
      loader: ({ params: { slug = '' } }) => {
        const relations = postScreen().then(({ postRelations }) => read(postRelations(slug)));
        return startReads(read(postBySlug(slug)), relations);
      },
      ...screen(() => postScreen().then((file) => file.BlogPostScreen)),
    },
    {
      id: 'useful-links',
      path: 'links',
      loader: () => startReads(read(activeLinks())),
      ...screen(() => import('@/screens/public/useful-links-screen').then((file) => file.UsefulLinksScreen)),
    },
    {
      id: 'compatibility',
      path: 'compatibility',
      loader: ({ request }) => {
        const { page } = listOf(request);
        return startReads(compatibilityScreen().then(({ readMatrix }) => readMatrix(read, page)));
      },
      ...screen(() => compatibilityScreen().then((file) => file.CompatibilityScreen)),
    },
    {
      id: 'open-data',
      path: 'data',
      loader: () => startReads(openDataScreen().then(({ catalogueCoverage }) => read(catalogueCoverage()))),
      ...screen(() => openDataScreen().then((file) => file.OpenDataScreen)),
    },
    {
      id: 'about',
      path: 'about',
      ...screen(() => import('@/screens/public/about-screen').then((file) => file.AboutScreen)),
    },
    {
      id: 'charts',
      path: 'charts',
      ...screen(() => import('@/screens/public/charts-screen').then((file) => file.ChartsScreen)),
    },
    ...guideRoutes(read, startReads),
    {
      id: 'editions',
      path: 'editions',
      loader: () => startReads(editionsScreen().then(({ launchColours }) => read(launchColours()))),
      ...screen(() => editionsScreen().then((file) => file.EditionsScreen)),
    },
    {
      id: 'how-we-know',
      path: 'how-we-know',
      loader: () => startReads(howWeKnowScreen().then(({ catalogueEvidence }) => read(catalogueEvidence()))),
      ...screen(() => howWeKnowScreen().then((file) => file.HowWeKnowScreen)),
    },
    {
      id: 'privacy',
      path: 'privacy',
      ...screen(() => import('@/screens/public/privacy-screen').then((file) => file.PrivacyScreen)),
    },
    {
      id: 'contact',
      path: 'contact',
      ...screen(() => import('@/screens/public/contact-screen').then((file) => file.ContactScreen)),
    },
    {
      path: 'drafts',
      ...screen(() => import('@/screens/public/shared-draft-screen').then((file) => file.SharedDraftScreen)),
    },
    {
      id: 'login',
      path: 'login',
      ...screen(() => import('@/screens/public/login-screen').then((file) => file.LoginScreen)),
    },
    {
      path: 'login/password',
      ...screen(() => import('@/screens/public/password-screen').then((file) => file.PasswordScreen)),
    },
    {
      id: 'timeline',
      path: 'timeline',
      loader: () => startReads(everyConsole()),
      ...screen(() => import('@/screens/public/timeline-screen').then((file) => file.TimelineScreen)),
    },
    {
      id: 'past-consoles',
      path: 'console-of-the-month',
      loader: () => startReads(pastConsolesScreen().then(({ pastConsoles }) => read(pastConsoles()))),
      ...screen(() => pastConsolesScreen().then((file) => file.PastConsolesScreen)),
    },
    {
      id: 'not-found',
      path: '*',
      ...screen(() => import('@/screens/public/not-found-screen').then((file) => file.NotFoundScreen)),
    },
  ];

  return [
    {
      id: 'site',
      loader: async (navigation) => {
        await beforeNavigation?.();
        return toPlainPath(navigation);
      },
      // The loader runs for every address and redirects to the plain address of the page.
      shouldRevalidate: () => true,
      element: <Site />,
      HydrateFallback: LoadingScreen,
      errorElement: <ErrorScreen />,
      children: [
        {
          id: 'public',
          loader: () => startReads(read(siteSettings()), read(activeSocialLinks())),
          Component: PublicLayout,
          children: [{ errorElement: <ErrorScreen />, children: publicRoutes }],
        },
      ],
    },
  ];
}

/** Fetches the routes of the admin area at the first visit. @throws what the import throws */
export const addAdminRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path !== '/admin' && !path.startsWith('/admin/')) return;
  const { adminRoutes } = await import('./admin-routes');
  patch('site', adminRoutes);
};

// These modules also have the reads of their pages. Other pages then load none of these reads.
const catalogueScreen = () => import('@/screens/public/console-catalogue-screen');
const compareScreen = () => import('@/screens/public/console-compare-screen');
const compatibilityScreen = () => import('@/screens/public/compatibility-screen');
const editionsScreen = () => import('@/screens/public/editions-screen');
const howWeKnowScreen = () => import('@/screens/public/how-we-know-screen');
const openDataScreen = () => import('@/screens/public/open-data-screen');
const pastConsolesScreen = () => import('@/screens/public/past-consoles-screen');
const postScreen = () => import('@/screens/public/blog-post-screen');

function Site() {
  // The page now shows the right part of its list, so this effect removes the line above the list
  // (src/before-hydration/part-of-list.ts).
  useEffect(() => {
    delete document.documentElement.dataset.narrowed;
  }, []);
  return (
    <>
      <Outlet />
      {/* The first history entry of every document has the key 'default', so pages would share one scroll position. */}
      <ScrollRestoration getKey={({ key, pathname, search }) => (key === 'default' ? pathname + search : key)} />
    </>
  );
}

const listOf = ({ url }: Request) => listAddress(new URL(url).searchParams);

function toPlainPath({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(request.url);
  const plain = plainPath(pathname);
  if (plain === pathname) return null;
  // A request has no hash. In a new document, the window has the hash, such as the token of a shared draft.
  return replace(plain + search + (location.pathname === pathname ? location.hash : ''));
}
