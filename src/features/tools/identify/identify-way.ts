import { bodyQuestions } from './body-questions';
import { foldingQuestions } from './folding-questions';
import { furtherQuestions } from './further-questions';
import type { Answer, QuestionKey, Questions } from './guide-question';
import { models, type ConsoleSlug } from './identify-models';

export const questions: Questions<QuestionKey> = { ...bodyQuestions, ...foldingQuestions, ...furtherQuestions };

/** The key of the answer that rejects all signs of a question. */
export const noneKey = 'none';

interface Step {
  question: QuestionKey;
  /** Undefined when no sign fits. */
  answer: Answer | undefined;
  /** The answers before this question. */
  way: string;
}

export interface GuideState {
  steps: Step[];
  current: QuestionKey | undefined;
  model: ConsoleSlug | undefined;
  code: string | undefined;
  /** The valid part of the way. */
  valid: string;
  /** True when the rest of the address is invalid. */
  lost: boolean;
}

/** Follows an address such as "upright.game-boy.shell.bros" from the first question. */
export function followAnswers(way: string): GuideState {
  const state: GuideState = { steps: [], current: 'start', model: undefined, code: undefined, valid: '', lost: false };
  for (const word of way === '' ? [] : way.split('.')) {
    if (!(state.current ? answerWith(state, state.current, word) : askFurther(state, word))) {
      state.lost = true;
      break;
    }
    state.valid = appendAnswer(state.valid, word);
  }
  return state;
}

export function appendAnswer(way: string, word: string): string {
  return way === '' ? word : `${way}.${word}`;
}

function answerWith(state: GuideState, question: QuestionKey, word: string): boolean {
  const answer = questions[question].answers.find(({ key }) => key === word);
  if (!answer && word !== noneKey) return false;
  state.steps.push({ question, answer, way: state.valid });
  state.current = answer?.next;
  state.model = answer?.model ?? state.model;
  state.code = answer?.code ?? state.code;
  return true;
}

function askFurther(state: GuideState, word: string): boolean {
  const key = state.model && models[state.model].more.find((each) => each === word);
  state.current = key;
  return key !== undefined;
}
