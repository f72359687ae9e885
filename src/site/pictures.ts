/** Shown in place of a picture that is missing or does not load. */
export const placeholders = {
  post: '/images/blog-placeholder.png',
  console: '/images/console-placeholder.png',
  product: '/images/product-placeholder.png',
};

/** Where it is wider, a picture is stored in these widths too, each in a folder of that name. */
export const narrowWidths = [480, 960, 1600];

/**
 * The attributes of an image. The address of an uploaded picture has the name of its largest file in it: hash, width,
 * height and type. From it the browser chooses among its files.
 */
export function pictureSource(address: string, sizes: string) {
  const [, name = '', width = 0, height] = /^\/pictures\/(\w+-(\d+)x(\d+)\.\w+)$/.exec(address) ?? [];
  if (!height) return { src: address };
  const files = import.meta.env.VITE_PICTURES_URL;
  const src = files + name;
  const narrow = narrowWidths.filter((each) => each < +width).map((each) => `${files}${each}/${name} ${each}w`);
  return { width, height, src, srcSet: [...narrow, `${src} ${width}w`].join(), sizes };
}
