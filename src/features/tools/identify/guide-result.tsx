import { placeholders } from '@/site/pictures';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonClass } from '@/ui/button';
import { FallbackImage } from '@/ui/fallback-image';
import { AnswerLink, type PlaceProps } from './answer-link';
import { models, sizeOf, type ConsoleSlug } from './identify-models';
import { questions, appendAnswer } from './identify-way';
import { serialWords } from './serial-number';
import { SourceNote } from './source-note';

export function GuideResult({ state, heading, hrefTo }: PlaceProps) {
  const { model, code, steps, valid } = state;
  const last = steps.at(-1);
  if (!model || !last) {
    return (
      <section aria-labelledby="found">
        <h2 ref={heading} id="found" tabIndex={-1} className="text-title">
          We can’t tell which one this is
        </h2>
        <p className="mt-3 max-w-prose text-pretty">
          None of the signs we know fits. Look for the code on the label in our{' '}
          <a href="#model-codes" className="underline underline-offset-4 hover:text-accent">
            list of model codes
          </a>
          . It ends with the Switch Lite of 2019.
        </p>
      </section>
    );
  }
  const { name, more, open } = models[model];
  const { answer } = last;
  const further = more.some((key) => key === last.question);
  const others = more.filter((key) => !steps.some(({ question }) => question === key));
  return (
    <section aria-labelledby="found">
      <div className="grid gap-6 sm:grid-cols-[minmax(0,18rem)_1fr] sm:gap-10">
        <div className="plate self-start rounded-plate bg-sunken p-6 print:max-w-60">
          <FallbackImage
            src={`/images/consoles/${model}.svg`}
            fallback={placeholders.console}
            alt=""
            width={800}
            height={600}
            className="aspect-4/3 w-full object-contain"
          />
        </div>
        <div>
          <h2 ref={heading} id="found" tabIndex={-1} className="text-title">
            <span className="mb-1.5 block font-sans text-label font-semibold tracking-normal text-muted">
              Your answers lead to{' '}
            </span>
            <span>{further ? `${name}: ${answer?.sign ?? 'not on record'}` : name}</span>
          </h2>
          {answer?.text && <p className="mt-3 text-lead text-pretty">{answer.text}</p>}
          {!answer && (
            <p className="mt-3 text-pretty">
              None of the recorded signs fits. Your console may still be fine: the records cover only some consoles.
            </p>
          )}
          <ModelFacts model={model} code={code} />
          {questions[last.question].note && <p className="mt-4 text-sm text-pretty">{questions[last.question].note}</p>}
          <SourceNote {...questions[last.question]} className="mt-4" />
          <p className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Link to={paths.console(model)} className={buttonClass()}>
              {`All about the ${name}`}
            </Link>
            <a href="#serial-check" className={buttonClass('quiet')}>
              Check a serial number
            </a>
          </p>
        </div>
      </div>
      {(others.length > 0 || open) && (
        <section aria-labelledby="apart" className="mt-10">
          <h3 id="apart" className="text-heading">
            Narrow it down further
          </h3>
          {others.length > 0 && (
            <ul className="mt-4 grid gap-4 sm:grid-cols-2">
              {others.map((key) => (
                <AnswerLink
                  key={key}
                  to={hrefTo(appendAnswer(valid, key))}
                  drawing={questions[key].answers[0]?.drawing}
                  sign={questions[key].question}
                />
              ))}
            </ul>
          )}
          {open && <p className="mt-4 max-w-prose text-pretty">{open}</p>}
        </section>
      )}
    </section>
  );
}

function ModelFacts({ model, code }: { model: ConsoleSlug; code: string | undefined }) {
  const serial = serialWords(model, code);
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">Model code</dt>
        <dd className="font-semibold">{code ?? models[model].codes.join(' or ')}</dd>
        <dt className="text-muted">Size</dt>
        <dd>{sizeOf(models[model])}</dd>
      </dl>
      {serial && <p className="mt-3 text-sm">{serial}</p>}
    </>
  );
}
