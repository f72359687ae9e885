export const placeholders = {
  post: '/images/blog-placeholder.png',
  console: '/images/console-placeholder.png',
  product: '/images/product-placeholder.png',
};

/**
 * Widths in pixels. For each width below the picture's width, the storage has a smaller file in the folder of that
 * width.
 */
export const narrowWidths = [480, 960, 1600];

const uploaded = /^\/pictures\/(\w+-(\d+)x(\d+)\.\w+)$/;

/** Returns width and height in pixels of an uploaded picture; null for any other. */
export function uploadedSize(address: string): [width: number, height: number] | null {
  const [, , width, height] = uploaded.exec(address) ?? [];
  return width && height ? [Number(width), Number(height)] : null;
}

/**
 * Returns the attributes that name the files of an image. The address of an uploaded picture contains the name of its
 * largest file: hash, width, height and type. The browser chooses one of the files by its width.
 */
export function pictureSource(address: string, sizes: string) {
  const [, name = '', width = 0] = uploaded.exec(address) ?? [];
  if (!width) return { src: address };
  const files = import.meta.env.VITE_PICTURES_URL;
  const src = files + name;
  const narrow = narrowWidths.filter((each) => each < +width).map((each) => `${files}${each}/${name} ${each}w`);
  return { src, srcSet: [...narrow, `${src} ${width}w`].join(), sizes };
}
