/** Made by build/pictures.ts. Empty during development. */
declare module 'virtual:pictures' {
  export const pictures: import('@/lib/picture-variants').PicturesWithVariants;
}
