import type { UseFormReturn } from 'react-hook-form';
import type { Article, OtherConsole } from '@/data/console-editor.admin';
import { CompatibilityRows } from './compatibility-rows';
import type { ConsoleDraft } from './console-draft';
import type { SectionName } from './console-sections';
import { ConsoleTextFields } from './console-text-fields';
import { FactInputs } from './fact-inputs';
import { RelatedFields } from './related-fields';
import { ReleaseRows } from './release-rows';
import { SourceRows } from './source-rows';

export interface ConsoleSectionProps {
  form: UseFormReturn<ConsoleDraft>;
  /** Is it a console that nobody has saved yet? */
  isNew: boolean;
  savedSlug: string | undefined;
  /** All other consoles; none while they load. */
  others: readonly OtherConsole[];
  articles: readonly Article[];
  /** The field of an error that is to be shown. */
  shown: string;
}

/** One section of the form. */
export function ConsoleSection({ name, ...props }: ConsoleSectionProps & { name: Exclude<SectionName, 'Preview'> }) {
  const { form, others, articles, shown } = props;
  switch (name) {
    case 'Text':
      return <ConsoleTextFields {...props} />;
    case 'Specification':
      return <FactInputs control={form.control} others={others} />;
    case 'Releases':
      return <ReleaseRows control={form.control} />;
    case 'Compatibility':
      return <CompatibilityRows control={form.control} />;
    case 'Sources':
      return <SourceRows control={form.control} shown={shown} />;
    case 'Related':
      return <RelatedFields form={form} others={others} articles={articles} />;
  }
}
