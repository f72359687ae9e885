import type { SiteSettings } from './settings';

/** What holds while the settings are being read, and when they cannot be. */
export const defaultSettings: SiteSettings = {
  siteName: 'Handheld Legacy',
  siteDescription:
    'A fan site about handheld consoles from the Game Boy to the Switch: their history, their hardware and how to keep them alive.',
  contactEmail: 'hello@handheld-legacy.example',
  maintenanceMode: false,
  itemsPerPage: 3,
  metaTitle: 'Handheld Legacy: handheld consoles from 1989 to 2020',
  metaDescription:
    'Articles, specifications and a timeline of nineteen handheld consoles, from the grey Game Boy of 1989 to the Switch family. Written by fans, with sources.',
  metaKeywords: 'handheld consoles, Game Boy, Nintendo DS, Nintendo 3DS, Switch, retro gaming, collecting',
  ogImage: '/og-image.png',
  twitterHandle: '@handheldlegacy',
};
