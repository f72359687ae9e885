import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { identifySamples, paletteSamples, saveSamples } from './tool-samples';

/** Shows a sample of each tool. It needs no script. */
export function ToolStrip() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      <Tool
        to={paths.palettes}
        name="Palette finder"
        text="One scene, and the colours a Game Boy Color picks for each game."
      >
        {paletteSamples.map(({ name, title, picture, colours }) => (
          <Sample key={name} to={title && `${paths.palettes}?title=${encodeURIComponent(title)}`}>
            <img
              src={`/images/scenes.svg#${picture}`}
              alt={colours}
              width={80}
              height={72}
              loading="lazy"
              className="h-auto w-full"
            />
            <span className="p-2.5">{name}</span>
          </Sample>
        ))}
      </Tool>
      <Tool
        to={paths.saves}
        name="Will my save survive?"
        text="The battery is flat: four Pokémon cartridges, four answers."
      >
        {saveSamples.map(({ name, code, verdict, battery, tone }) => (
          <Sample key={code} to={`${paths.saves}?q=${code}`}>
            <span className="p-2.5 pb-0">{name}</span>
            <strong className={`my-auto px-2.5 py-3 text-lg ${tone}`}>{verdict}</strong>
            <span className="p-2.5 pt-0 text-muted">{battery ? `${battery} battery` : 'No battery'}</span>
          </Sample>
        ))}
      </Tool>
      <Tool to={paths.identify} name="Which one do I have?" text="How does it open? A few answers lead to your model.">
        {identifySamples.map(({ answer, way, model, panel }) => (
          <Sample key={way} to={`${paths.identify}?way=${way}`}>
            <img
              src={`/images/consoles/${model}.svg`}
              alt=""
              width={800}
              height={600}
              loading="lazy"
              className={`plate h-auto w-full grow object-contain p-2 ${panel}`}
            />
            <span className="p-2.5">{answer}</span>
          </Sample>
        ))}
      </Tool>
    </ul>
  );
}

interface ToolProps {
  to: string;
  name: string;
  text: string;
  children: ReactNode;
}

function Tool({ to, name, text, children }: ToolProps) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-5 shadow-card">
      <h3 className="text-heading">
        <Link
          to={to}
          className="inline-flex min-h-touch items-center underline decoration-control underline-offset-4 hover:text-accent"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-1 mb-5 text-pretty text-muted">{text}</p>
      <ul className="grid grow auto-rows-fr grid-cols-2 gap-3 sm:max-lg:grid-cols-4">{children}</ul>
    </li>
  );
}

const sampleClass = 'flex h-full flex-col overflow-hidden rounded-xl border border-line bg-canvas text-sm';

/** A sample without an address is only for comparison. */
function Sample({ to, children }: { to: string | undefined; children: ReactNode }) {
  return (
    <li>
      {to ? (
        <Link to={to} className={`${sampleClass} font-semibold hover:border-accent hover:text-accent`}>
          {children}
        </Link>
      ) : (
        <div className={sampleClass}>{children}</div>
      )}
    </li>
  );
}
