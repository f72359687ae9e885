import * as v from 'valibot';
import type { Article } from '@/data/consoles/console-editor.admin';
import { isPublic } from '@/data/posts/post-visibility';
import type { ConsolePage } from '@/data/consoles/consoles';
import { Panel } from '@/ui/admin-page';
import { ConsoleDossier } from '@/features/consoles/page/console-dossier';
import { consoleSave, type ConsoleDraft } from './console-draft';
import { consoleSchema } from './console-schema';
import { ConsoleSheet } from '@/features/consoles/page/console-sheet';
import { useArticles } from './use-other-consoles';

interface ConsolePreviewProps {
  draft: ConsoleDraft;
  linked: readonly Article[];
}

/** Shows the console's page, without the values that a save would reject. */
export function ConsolePreview({ draft, linked }: ConsolePreviewProps) {
  const model = pageOf(draft, useArticles(linked));
  return (
    <Panel>
      <ConsoleSheet card={model} model={model} />
      <ConsoleDossier model={model} />
    </Panel>
  );
}

function pageOf(typed: ConsoleDraft, articles: readonly Article[]): ConsolePage {
  const { name, slug, year, color, image, description, full_description } = typed;
  const {
    console: row,
    releases,
    compatibility,
    sources,
    articles: about,
  } = consoleSave(withoutErrors(typed), null, '');
  return {
    ...row,
    // Texts show unchanged, because the author wants to see the typed text.
    ...{ id: '', updated_at: '', name, slug, year, color, image, description, full_description },
    releases: releases.filter(({ region }) => region !== ''),
    plays: compatibility,
    sources,
    posts: articles.filter((each) => isPublic(each) && about.includes(each.id)).map((post) => ({ post })),
  };
}

/** Empties the fields with invalid values. */
function withoutErrors(typed: ConsoleDraft): ConsoleDraft {
  const draft = structuredClone(typed);
  for (const { path } of v.safeParse(consoleSchema, typed).issues ?? []) {
    const keys = path?.map(({ key }) => String(key)) ?? [];
    const last = keys.pop() ?? '';
    const row = keys.reduce<unknown>((place, key) => Reflect.get(Object(place), key), draft);
    Reflect.set(Object(row), last, '');
  }
  return draft;
}
