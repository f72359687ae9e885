import { bodyQuestions } from './body-questions';
import { foldingQuestions } from './folding-questions';
import { furtherQuestions } from './further-questions';
import type { Answer, QuestionKey, Questions } from './guide-question';
import { models, type ConsoleSlug } from './identify-models';

export const questions: Questions<QuestionKey> = { ...bodyQuestions, ...foldingQuestions, ...furtherQuestions };

/** The answer to every question whose signs don't fit. */
export const noneKey = 'none';

/** An answered question. */
interface Step {
  question: QuestionKey;
  /** Undefined where none of them fits. */
  answer: Answer | undefined;
  /** The way to this question. */
  way: string;
}

export interface WayState {
  steps: Step[];
  /** What is asked now. */
  asked: QuestionKey | undefined;
  /** The console that the answers lead to. */
  model: ConsoleSlug | undefined;
  /** The code that an answer decided for. */
  code: string | undefined;
  /** The whole way as far as it is known. */
  known: string;
  /** The rest of the address leads nowhere. */
  lost: boolean;
}

/** Follows an address such as "upright.game-boy.shell.bros" from the first question. */
export function followWay(way: string): WayState {
  const state: WayState = { steps: [], asked: 'start', model: undefined, code: undefined, known: '', lost: false };
  for (const word of way === '' ? [] : way.split('.')) {
    if (!(state.asked ? answerWith(state, state.asked, word) : askFurther(state, word))) {
      state.lost = true;
      break;
    }
    state.known = wayOn(state.known, word);
  }
  return state;
}

export function wayOn(way: string, word: string): string {
  return way === '' ? word : `${way}.${word}`;
}

function answerWith(state: WayState, question: QuestionKey, word: string): boolean {
  const answer = questions[question].answers.find(({ key }) => key === word);
  if (!answer && word !== noneKey) return false;
  state.steps.push({ question, answer, way: state.known });
  state.asked = answer?.next;
  state.model = answer?.model ?? state.model;
  state.code = answer?.code ?? state.code;
  return true;
}

function askFurther(state: WayState, word: string): boolean {
  const key = state.model && models[state.model].more.find((each) => each === word);
  state.asked = key;
  return key !== undefined;
}
