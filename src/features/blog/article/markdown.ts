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

export interface Article {
  content: string;
  /** The text that the positions in the tree refer to: the content, or a little more. */
  text: string;
  tree: Root;
}

/** A cache of one article, because the renderer, the checks and the preview read the same content in turn. */
let last: Article | undefined;

/**
 * Reads an article as CommonMark with tables, tasks, footnotes and struck text. `ourRules` and `withPlainStarts` change
 * a few rules.
 */
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
 * Changes CommonMark for articles. Each line is a separate paragraph: only a list, a table, code or a footnote
 * continues in the next line. Headings have three levels and begin their line. HTML, code by indentation and underlined
 * headings are off.
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

/** Says that the next line never continues the paragraph. */
const endOfParagraph: Construct = {
  name: 'our-end-of-paragraph',
  tokenize(_effects, ok, nok) {
    return this.interrupt ? ok : nok;
  },
};

/** The most marks in a line. Texts for readers have fewer, and the parser's time grows with the square of the marks. */
const mostMarks = 1000;

/** Fifty nested quotations or lists in a single line. The parser reads the line again for each level. */
const tooDeep = /^[ \t]*(?:[>*+-][ \t]+|>|\d{1,9}[.)][ \t]+){50}/;

/**
 * Finds the lines that have too many marks for the parser. The parser reads such lines as plain text.
 * @returns the numbers of these lines, from 1, and a text in which these lines begin no quotation and no list
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

/** Markdown accepts all three line ends. */
export const lineEnd = /\r\n|\r|\n/;

function marksIn(line: string): number {
  return line.length - line.replace(/[!-/:-@[-`{-~]/g, '').length;
}

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

/** The parser has special codes for CR, LF and both together. */
function isLineEnd(code: number): boolean {
  return code >= -5 && code <= -3;
}
