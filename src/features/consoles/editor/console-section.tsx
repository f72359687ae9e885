import type { Article } from '@/data/consoles/console-editor.admin';
import { CompatibilityRows } from './compatibility-rows';
import type { SectionName } from './console-sections';
import { ConsoleTextFields, type ConsoleTextFieldsProps } from './console-text-fields';
import { FactInputs } from './fact-inputs';
import { LinkCableRows } from './link-cable-rows';
import { RelatedFields } from './related-fields';
import { ReleaseRows } from './release-rows';
import { SourceRows } from './source-rows';

interface ConsoleSectionProps extends ConsoleTextFieldsProps {
  name: Exclude<SectionName, 'Preview'>;
  /** The linked articles, published or not. */
  linked: readonly Article[];
  /** The path of the field whose error the form shows. */
  shown: string;
}

export function ConsoleSection({ name, ...props }: ConsoleSectionProps) {
  const { form, saved, consoleId, linked, shown } = props;
  switch (name) {
    case 'Text':
      return <ConsoleTextFields {...props} />;
    case 'Specification':
      return <FactInputs control={form.control} consoleId={consoleId} />;
    case 'Releases':
      return <ReleaseRows control={form.control} consoleId={consoleId} />;
    case 'Compatibility':
      return (
        <>
          <CompatibilityRows control={form.control} />
          <LinkCableRows control={form.control} consoleId={consoleId} endingHere={saved?.cablesTo ?? []} />
        </>
      );
    case 'Sources':
      return <SourceRows control={form.control} shown={shown} />;
    case 'Related':
      return <RelatedFields control={form.control} consoleId={consoleId} linked={linked} />;
  }
}
