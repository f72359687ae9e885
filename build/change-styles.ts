import { transform, type Visitor } from 'lightningcss';

/** The shortest form of a style sheet, after the visitor has changed it. */
export function changeStyles(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}
