import type { RouteObject } from 'react-router-dom';
import type { StartRead } from '@/data/reads/public-query';
import { screen } from './screen';

const buyingGuideScreen = () => import('@/screens/public/buying-guide-screen');

/** The guides for buyers and owners; `started` says whether a loader waits for its reads. */
export function guideRoutes(
  read: StartRead,
  started: (...reads: Promise<unknown>[]) => Promise<null> | null,
): RouteObject[] {
  return [
    {
      id: 'buying-guide',
      path: 'buying-guide',
      loader: () => started(buyingGuideScreen().then(({ buyableConsoles }) => read(buyableConsoles()))),
      ...screen(() => buyingGuideScreen().then((file) => file.BuyingGuideScreen)),
    },
    {
      id: 'repair',
      path: 'repair-and-care',
      ...screen(() => import('@/screens/public/repair-screen').then((file) => file.RepairScreen)),
    },
  ];
}
