import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, loneLinkClass } from '@/ui/button';
import { AnswerLink, type PlaceProps } from './answer-link';
import type { QuestionKey } from './guide-question';
import { GuideResult } from './guide-result';
import { followAnswers, noneKey, questions, appendAnswer, type GuideState } from './identify-way';
import { SourceNote } from './source-note';

interface GuidedWayProps {
  /** The answers so far, in the form that the address has. */
  way: string;
  hrefTo: (way: string) => string;
}

/**
 * Asks one question at a time, until the model is clear. After an answer the next heading gets the focus, and a screen
 * reader reads the heading.
 */
export function GuidedWay({ way, hrefTo }: GuidedWayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownWay = useRef(way);
  useEffect(() => {
    if (shownWay.current === way) return;
    shownWay.current = way;
    heading.current?.focus();
  }, [way]);
  const state = followAnswers(way);
  return (
    // Each question gets a new heading. A screen reader would not read a heading that already has the focus.
    <div
      key={way}
      className={`grid gap-8 ${state.steps.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-14' : ''}`}
    >
      <div>
        {state.lost && (
          <p role="status" className="mb-6 rounded-xl bg-sunken px-4 py-3">
            Part of this link isn’t valid. We’ve opened the last step we recognise.
          </p>
        )}
        {state.current ? (
          <CurrentQuestion name={state.current} state={state} heading={heading} hrefTo={hrefTo} />
        ) : (
          <GuideResult state={state} heading={heading} hrefTo={hrefTo} />
        )}
      </div>
      {state.steps.length > 0 && <StepList steps={state.steps} hrefTo={hrefTo} />}
    </div>
  );
}

function CurrentQuestion({ name, state, heading, hrefTo }: PlaceProps & { name: QuestionKey }) {
  const question = questions[name];
  return (
    <section aria-labelledby="asked">
      <h2 ref={heading} id="asked" tabIndex={-1} className="text-title">
        <span className="mb-1.5 block font-sans text-label font-semibold tracking-normal text-muted">
          {`Question ${state.steps.length + 1} `}
        </span>
        <span>{question.question}</span>
      </h2>
      {question.hint && <p className="mt-3 text-pretty">{question.hint}</p>}
      <ul className={`mt-6 grid gap-4 sm:grid-cols-2 ${state.steps.length > 0 ? '' : 'lg:grid-cols-3'}`}>
        {question.answers.map(({ key, sign, detail, drawing }) => (
          <AnswerLink key={key} to={hrefTo(appendAnswer(state.valid, key))} drawing={drawing} sign={sign}>
            {detail}
          </AnswerLink>
        ))}
        <AnswerLink to={hrefTo(appendAnswer(state.valid, noneKey))} drawing={['unsure']} sign="None of these" />
      </ul>
      {question.note && <p className="mt-6 text-sm text-pretty">{question.note}</p>}
      <SourceNote {...question} className="mt-4" />
    </section>
  );
}

interface StepListProps extends Pick<GuidedWayProps, 'hrefTo'> {
  steps: GuideState['steps'];
}

function StepList({ steps, hrefTo }: StepListProps) {
  return (
    <section aria-labelledby="answers-so-far" className="print:hidden">
      <h2 id="answers-so-far" className="text-heading">
        Your answers so far
      </h2>
      <ol className="mt-4 space-y-3">
        {steps.map(({ question, answer, way }) => {
          const { question: heading } = questions[question];
          return (
            <li key={way} className="border-l-2 border-line pl-4">
              <span className="block text-sm text-muted">{heading}</span>
              <span className="block">{answer?.sign ?? 'None of these'}</span>
              <Link
                to={hrefTo(way)}
                preventScrollReset
                className={`${loneLinkClass} text-sm underline underline-offset-4 hover:text-accent`}
              >
                Change<span className="sr-only">{`: ${heading}`}</span>
              </Link>
            </li>
          );
        })}
      </ol>
      <Link to={hrefTo('')} preventScrollReset className={`${buttonClass('quiet')} mt-6`}>
        Start again
      </Link>
    </section>
  );
}
