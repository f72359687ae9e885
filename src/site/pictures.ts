/** Shown in place of a picture that is missing or does not load. */
export const placeholders = {
  post: '/images/blog-placeholder.png',
  console: '/images/console-placeholder.png',
  product: '/images/product-placeholder.png',
};

/** Where it is wider, a picture is stored in these widths too, each in a folder of that name. */
export const narrowWidths = [480, 960, 1600];

const uploaded = /^\/pictures\/(\w+-(\d+)x(\d+)\.\w+)$/;

/** Width and height in pixels of an uploaded picture; null for any other. */
export function uploadedSize(address: string): [width: number, height: number] | null {
  const [, , width, height] = uploaded.exec(address) ?? [];
  return width && height ? [Number(width), Number(height)] : null;
}

/**
 * The attributes of an image that say what it loads. The address of an uploaded picture has the name of its largest file
 * in it: hash, width, height and type. From it the browser chooses among its files.
 */
export function pictureSource(address: string, sizes: string) {
  const [, name = '', width = 0] = uploaded.exec(address) ?? [];
  if (!width) return { src: address };
  const files = import.meta.env.VITE_PICTURES_URL;
  const src = files + name;
  const narrow = narrowWidths.filter((each) => each < +width).map((each) => `${files}${each}/${name} ${each}w`);
  return { src, srcSet: [...narrow, `${src} ${width}w`].join(), sizes };
}
