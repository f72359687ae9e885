import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

const folder = path.join(import.meta.dirname, '../public');

/** Returns the module with the size of each picture in public/images. Articles reserve the space of a picture. */
export function pictureSizes(): Map<string, string> {
  const files = readdirSync(path.join(folder, 'images'), { recursive: true, withFileTypes: true });
  const lines = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const { width, height } = imageSize(readFileSync(file));
      return `  '/${path.relative(folder, file).replaceAll(path.sep, '/')}': [${width}, ${height}],\n`;
    })
    .sort();
  const text = `/** Width and height in pixels of the pictures in public/images. Made by npm run generate. */
export const pictureSizes: Readonly<Partial<Record<string, readonly [width: number, height: number]>>> = {
${lines.join('')}};
`;
  return new Map([['src/features/blog/article/picture-sizes.ts', text]]);
}
