import type { RouteObject } from 'react-router-dom';
import type { StartRead } from '@/data/reads/public-query';
import { screen } from './screen';

const buyingGuideScreen = () => import('@/screens/public/buying-guide-screen');

/**
 * Returns the routes of tools and guides.
 * @param startReads returns null when a loader does not wait for the reads
 */
export function guideRoutes(
  read: StartRead,
  startReads: (...reads: Promise<unknown>[]) => Promise<null> | null,
): RouteObject[] {
  return [
    {
      id: 'tools',
      path: 'tools',
      ...screen(() => import('@/screens/public/tools-screen').then((file) => file.ToolsScreen)),
    },
    {
      id: 'tool-palettes',
      path: 'tools/palettes',
      ...screen(() => import('@/screens/public/tool-palettes-screen').then((file) => file.ToolPalettesScreen)),
    },
    {
      id: 'tool-saves',
      path: 'tools/saves',
      ...screen(() => import('@/screens/public/tool-saves-screen').then((file) => file.ToolSavesScreen)),
    },
    {
      id: 'tool-identify',
      path: 'tools/identify',
      ...screen(() => import('@/screens/public/tool-identify-screen').then((file) => file.ToolIdentifyScreen)),
    },
    {
      id: 'buying-guide',
      path: 'buying-guide',
      loader: () => startReads(buyingGuideScreen().then(({ buyableConsoles }) => read(buyableConsoles()))),
      ...screen(() => buyingGuideScreen().then((file) => file.BuyingGuideScreen)),
    },
    {
      id: 'repair',
      path: 'repair-and-care',
      ...screen(() => import('@/screens/public/repair-screen').then((file) => file.RepairScreen)),
    },
  ];
}
