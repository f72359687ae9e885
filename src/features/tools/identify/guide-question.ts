import type { ConsoleSlug, FurtherKey } from './identify-models';
import type { Evidence } from './identify-sources';
import type { Drawing } from './sign-drawing';

export type BodyKey = 'start' | 'upright' | 'wide' | 'switch';
export type FoldingKey = 'two-screens' | 'advance-slot' | 'dsi' | '3ds' | 'new-3ds';
export type QuestionKey = BodyKey | FoldingKey | FurtherKey;

export interface Answer {
  /** The word for the address. */
  key: string;
  sign: string;
  detail?: string;
  drawing: Drawing;
  next?: QuestionKey;
  model?: ConsoleSlug;
  /** The code that the answer identifies, for a model with several codes. */
  code?: string;
  /** The known facts about this variant. */
  text?: string;
}

export interface Question extends Evidence {
  question: string;
  hint?: string;
  answers: readonly Answer[];
  note?: string;
}

export type Questions<Key extends QuestionKey> = Readonly<Record<Key, Question>>;
