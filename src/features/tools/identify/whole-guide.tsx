import { Link } from 'react-router-dom';
import { FactTable } from '@/ui/fact-table';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { SourceLink } from '@/ui/source-link';
import type { Answer, Question } from './guide-question';
import { models, sizeOf, unknowns } from './identify-models';
import { sources } from './identify-sources';
import { questions } from './identify-way';
import { linkSockets, mainsAdapters } from './plug-tables';
import { SignDrawing } from './sign-drawing';
import { SourceNote } from './source-note';

const linkClass = `${loneLinkClass} underline decoration-line underline-offset-4 hover:text-accent`;

export function ModelCodes() {
  return (
    <section aria-labelledby="model-codes" className="mt-section">
      <h2 id="model-codes" className="text-title">
        Model codes
      </h2>
      <p className="mt-3 max-w-prose text-pretty">
        The code on the label is the quickest way. A swapped shell carries the wrong code, so compare the size too.
      </p>
      <FactTable
        caption="Model codes and sizes"
        columns={['Code', 'Console', 'Width × height × depth']}
        rows={Object.entries(models).map(([slug, model]) => ({
          key: slug,
          head: model.codes.join(' or '),
          cells: [
            <Link key="name" to={paths.console(slug)} className={linkClass}>
              {model.name}
            </Link>,
            sizeOf(model),
          ],
        }))}
      />
    </section>
  );
}

export function PlugTables() {
  return (
    <div className="mt-section grid gap-x-14 gap-y-section lg:grid-cols-2">
      {[linkSockets, mainsAdapters].map(({ id, title, warning, columns, rows, ...evidence }) => (
        <section key={id} aria-labelledby={id} className="min-w-0">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {warning && <p className="mt-3 font-semibold">{warning}</p>}
          <FactTable
            caption={title}
            columns={columns}
            rows={rows.map(({ sign, drawing, belongsTo }) => ({
              key: sign,
              head: (
                <span className="flex flex-wrap items-center gap-x-4">
                  <SignDrawing of={drawing} className="w-20" />
                  <span>{sign}</span>
                </span>
              ),
              cells: [belongsTo],
            }))}
          />
          <SourceNote {...evidence} className="mt-3" />
        </section>
      ))}
    </div>
  );
}

export function WholeGuide() {
  return (
    <section aria-labelledby="whole-guide" className="mt-section">
      <h2 id="whole-guide" className="text-title">
        The whole guide
      </h2>
      <p className="mt-3 max-w-prose text-pretty">
        Every question with its answers. Start with the first and follow the links.
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        {Object.entries(questions).map(([key, question]) => (
          <WholeQuestion key={key} id={guideId(key)} question={question} />
        ))}
      </div>
    </section>
  );
}

function guideId(key: string): string {
  return `guide-${key}`;
}

function WholeQuestion({ id, question }: { id: string; question: Question }) {
  const { question: heading, hint, answers, note } = question;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-heading">
        {heading}
      </h3>
      {hint && <p className="mt-2 text-pretty">{hint}</p>}
      <FactTable
        caption={heading}
        columns={['Sign', 'What it means']}
        rows={answers.map((answer) => ({
          key: answer.key,
          head: (
            <>
              <span>{answer.sign}</span>
              {answer.detail && <span className="block font-normal text-muted">{` ${answer.detail}`}</span>}
            </>
          ),
          cells: [<Meaning key="meaning" answer={answer} />],
        }))}
      />
      {note && <p className="mt-3 text-sm text-pretty">{note}</p>}
      <SourceNote {...question} className="mt-3" />
    </section>
  );
}

function Meaning({ answer: { next, model, text } }: { answer: Answer }) {
  const further = model ? models[model].more : [];
  return (
    <>
      {model && (
        <Link to={paths.console(model)} className={`font-semibold ${linkClass}`}>
          {models[model].name}
        </Link>
      )}
      {text && <span>{model ? `. ${text}` : text}</span>}
      {next && (
        <>
          <span>Go on: </span>
          <QuestionLink to={next} />
        </>
      )}
      {further.map((key) => (
        <span key={key} className="block">
          {' '}
          <QuestionLink to={key} />
        </span>
      ))}
    </>
  );
}

function QuestionLink({ to }: { to: keyof typeof questions }) {
  return (
    <a href={`#${guideId(to)}`} className={linkClass}>
      {questions[to].question}
    </a>
  );
}

const limits = [
  { about: 'All of the 3DS family', text: unknowns.panels },
  { about: 'Game Boy Advance', text: unknowns.ribbons },
  { about: 'Nintendo DS and DS Lite', text: unknowns.visible },
  {
    about: 'Game Boy Light, Game Boy Micro, Nintendo DSi, DSi XL and Switch Lite',
    text: unknowns.runs,
  },
];

export function GuideLimits() {
  return (
    <section aria-labelledby="limits" className="mt-section max-w-prose">
      <h2 id="limits" className="text-title">
        What we can’t tell apart
      </h2>
      <dl className="mt-4 space-y-3">
        {limits.map(({ about, text }) => (
          <div key={about}>
            <dt className="font-semibold">{about}</dt>
            <dd className="text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function DataCredit() {
  return (
    <section aria-labelledby="data-credit" className="mt-section max-w-prose">
      <h2 id="data-credit" className="text-title">
        Data credits
      </h2>
      <p className="mt-4 text-pretty">
        {'The dates of the boards and the beginnings of serial numbers from the Game Boy to the Micro are taken from '}
        <SourceLink title="gb-hardware-db by Gekkio and its contributors" url={sources.hardware.url} />
        {', whose data is under '}
        <SourceLink title="CC BY-SA 4.0" url="https://creativecommons.org/licenses/by-sa/4.0/" />. We reduced each
        record to its board and date; these tables may be shared under the same licence.
      </p>
    </section>
  );
}
