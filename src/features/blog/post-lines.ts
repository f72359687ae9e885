import { isImageSource } from '@/lib/safe-url';

/** What one line of an article is. */
export type PostLine =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'break' }
  | { kind: 'image'; alt: string; src: string }
  | { kind: 'paragraph'; text: string };

const imageLine = /^!\[([^\]]*)\]\((\S+)\)\s*$/;

/**
 * Reads an article line by line: '# ', '## ' and '### ' start headings, a blank line
 * is a break, a line of image Markdown is a picture, anything else is a paragraph. A
 * picture whose address is not allowed stays the text it was written as.
 */
export function postLines(content: string): PostLine[] {
  return content.split(/\r?\n/).map(readLine);
}

function readLine(line: string): PostLine {
  if (line.trim() === '') return { kind: 'break' };
  const heading = /^(#{1,3}) (.*)$/.exec(line);
  if (heading?.[1] && heading[2] !== undefined) {
    return { kind: 'heading', level: heading[1].length as 1 | 2 | 3, text: heading[2] };
  }
  const image = imageLine.exec(line);
  if (image?.[2] && isImageSource(image[2])) return { kind: 'image', alt: image[1] ?? '', src: image[2] };
  return { kind: 'paragraph', text: line };
}
