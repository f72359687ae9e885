import { JsonLd, PageHead } from '@/features/seo/page-head';
import { GuidedWay } from '@/features/tools/identify/guided-way';
import { SerialCheck } from '@/features/tools/identify/serial-check';
import { DataCredit, GuideLimits, ModelCodes, PlugTables, WholeGuide } from '@/features/tools/identify/whole-guide';
import { breadcrumbs } from '@/site/schema-org';
import { paths } from '@/site/paths';
import { loneLinkClass } from '@/ui/button';
import { useListAddress } from '@/ui/use-list-address';
import { PageFrame, PageHeader } from '@/ui/page-frame';
import { WholeListNote } from '@/ui/whole-list-note';

const parts = [
  ['serial-check', 'Serial number check'],
  ['model-codes', 'Model codes'],
  ['link-sockets', 'Link sockets'],
  ['mains-adapters', 'Mains adapters'],
  ['whole-guide', 'The whole guide'],
  ['limits', 'What we can’t tell apart'],
] as const;

/** This constant element does not render again after an answer. */
const below = (
  <>
    <SerialCheck />
    <ModelCodes />
    <PlugTables />
    <WholeGuide />
    <GuideLimits />
    <DataCredit />
  </>
);

export function ToolIdentifyScreen() {
  const { get, hrefWith } = useListAddress();
  return (
    <PageFrame>
      <PageHead
        title="Which one do I have?"
        description="Find out which Nintendo handheld is in your hand: a few questions with drawings, model codes, boards with dates, and a serial number check."
      />
      <PageHeader title="Which one do I have?">
        Start with its shape and the code on its label: a few questions lead to the model in your hand, and some go on
        to the board inside.
      </PageHeader>
      <nav aria-label="On this page" className="mb-10 print:hidden">
        <ul className="flex flex-wrap gap-x-5">
          {parts.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} className={`${loneLinkClass} text-sm underline underline-offset-4 hover:text-accent`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <WholeListNote
        keys={['way']}
        text="Turn on JavaScript to go through it one question at a time. The whole guide is below."
      />
      <GuidedWay way={get('way')} hrefTo={(way) => hrefWith({ way })} />
      {below}
      <JsonLd things={[breadcrumbs(['Tools', paths.tools], ['Which one do I have?', paths.identify])]} />
    </PageFrame>
  );
}
