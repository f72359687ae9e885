import { headingAtx } from 'micromark-core-commonmark';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { withPlainStarts } from '@/lib/line-starts';
import type { Construct, Extension, State, TokenizeContext } from 'micromark-util-types';

/** An article as it is written, and read. */
export interface Article {
  content: string;
  /** What the positions in the tree count in: the content, or a little more. */
  text: string;
  tree: Root;
}

/** Who draws, checks and previews an article reads the same content one after the other. */
let last: Article | undefined;

/** An article as CommonMark with tables, tasks, footnotes and struck text, but for `ourRules` and `withPlainStarts`. */
export function readArticle(content: string): Article {
  if (last?.content !== content) {
    const { text, plain } = withoutOverload(withPlainStarts(content));
    last = { content, text, tree: parsed(text, plain) };
  }
  return last;
}

function parsed(text: string, plain: ReadonlySet<number>): Root {
  return fromMarkdown(text, {
    extensions: [
      gfmTable(),
      gfmTaskListItem(),
      gfmFootnote(),
      gfmStrikethrough({ singleTilde: false }),
      ourRules(plain),
    ],
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
      gfmFootnoteFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
    ],
  });
}

const hash = 35;

/**
 * Where an article is not CommonMark: each line is a paragraph of its own, so nothing but a list, a table, code or a
 * footnote goes on in the next line; headings have three levels and begin their line; there is no HTML, no code by
 * indentation, no heading by a line below it.
 */
function ourRules(plain: ReadonlySet<number>): Extension {
  return {
    disable: { null: ['codeIndented', 'setextUnderline', 'htmlFlow', 'htmlText', 'headingAtx'] },
    flow: { [hash]: [plainLine(plain), heading], null: [endOfParagraph, plainLine(plain)] },
  };
}

const heading: Construct = {
  ...headingAtx,
  name: 'our-heading',
  tokenize(effects, ok, nok) {
    const read = headingAtx.tokenize.call(this, effects, ok, nok);
    if (this.events.at(-1)?.[1].type === 'linePrefix') return nok;
    return effects.check({ tokenize: upToThreeHashes, partial: true }, read, nok);
  },
};

const upToThreeHashes: Construct['tokenize'] = function (effects, ok, nok) {
  let count = 0;
  effects.enter('data');
  const next: State = (code) => {
    if (code !== hash) {
      effects.exit('data');
      return ok(code);
    }
    count += 1;
    if (count > 3) return nok(code);
    effects.consume(code);
    return next;
  };
  return next;
};

/** The parser asks whether the next line begins something else than more of the paragraph: it always does. */
const endOfParagraph: Construct = {
  name: 'our-end-of-paragraph',
  tokenize(_effects, ok, nok) {
    return this.interrupt ? ok : nok;
  },
};

/** No line that is written for readers has as many; the parser's time grows with their square. */
const mostMarks = 1000;

/** Fifty quotations or lists, one in the other, in a single line: each goes through all of them again. */
const tooDeep = /^[ \t]*(?:[>*+-][ \t]+|>|\d{1,9}[.)][ \t]+){50}/;

/**
 * Finds the lines with more marks than can mean anything, which are read as text alone.
 * @returns their numbers, from 1, and the text, in which they begin no quotation and no list
 */
function withoutOverload(content: string): { text: string; plain: Set<number> } {
  const plain = new Set<number>();
  const lines = content.split(lineEnd).map((line, index) => {
    if (line.length < 50 || (marksIn(line) <= mostMarks && !tooDeep.test(line))) return line;
    plain.add(index + 1);
    return /^[ \t]*[>*+\d-]/.test(line) ? `\\${line}` : line;
  });
  return { text: plain.size > 0 ? lines.join('\n') : content, plain };
}

/** Markdown knows all three. */
export const lineEnd = /\r\n|\r|\n/;

function marksIn(line: string): number {
  return line.length - line.replace(/[!-/:-@[-`{-~]/g, '').length;
}

/** Reads a line as text alone. */
function plainLine(lines: ReadonlySet<number>): Construct {
  return {
    name: 'our-plain-line',
    tokenize(this: TokenizeContext, effects, ok, nok) {
      const rest: State = (code) => {
        if (code === null || isLineEnd(code)) {
          effects.exit('data');
          effects.exit('paragraph');
          return ok(code);
        }
        effects.consume(code);
        return rest;
      };
      return (code) => {
        if (!lines.has(this.now().line)) return nok(code);
        effects.enter('paragraph');
        effects.enter('data');
        return rest(code);
      };
    },
  };
}

/** The parser has numbers of its own for CR, LF and both together. */
function isLineEnd(code: number): boolean {
  return code >= -5 && code <= -3;
}
