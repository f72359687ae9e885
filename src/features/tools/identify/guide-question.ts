import type { ConsoleSlug, FurtherKey } from './identify-models';
import type { Evidence } from './identify-sources';
import type { Drawing } from './sign-drawing';

export type BodyKey = 'start' | 'upright' | 'wide' | 'switch';
export type FoldingKey = 'two-screens' | 'advance-slot' | 'dsi' | '3ds' | 'new-3ds';
export type QuestionKey = BodyKey | FoldingKey | FurtherKey;

export interface Answer {
  /** Its word in the address. */
  key: string;
  sign: string;
  detail?: string;
  drawing: Drawing;
  /** The question that follows. */
  next?: QuestionKey;
  /** The console it leads to. */
  model?: ConsoleSlug;
  /** The code it decides for, of a model that has several. */
  code?: string;
  /** What is known of this one. */
  text?: string;
}

export interface Question extends Evidence {
  question: string;
  hint?: string;
  answers: readonly Answer[];
  note?: string;
}

export type Questions<Key extends QuestionKey> = Readonly<Record<Key, Question>>;
