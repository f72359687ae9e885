/**
 * Which columns the public site reads. Apart from the reads themselves, because a build
 * asks for the same ones without a browser around it.
 */

/** A post in a list: never its text, so lists stay small. */
export const postCardColumns = 'id,slug,title,excerpt,image,category,author,date,read_time';
export const postColumns = `${postCardColumns},content,updated_at` as const;

export const consoleCardColumns = 'id,slug,name,year,description,image,color';
export const consoleColumns =
  `${consoleCardColumns},full_description,processor,display,controls,battery,dimensions,weight,games,specs,updated_at` as const;

export const categoryColumns = 'id,name,slug';
export const linkColumns = 'id,title,url,description,image,category';
export const socialLinkColumns = 'id,platform,url';
export const settingsColumns =
  'siteName,siteDescription,contactEmail,maintenanceMode,itemsPerPage,metaTitle,metaDescription,metaKeywords,ogImage,twitterHandle';
