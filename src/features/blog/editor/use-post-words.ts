import { plainText } from '@/ui/form/conflict';
import { useConsoleNames } from './post-consoles-field';
import type { PostDraft } from './post-schema';
import { isSupportedDate, momentInWords } from '@/features/blog/schedule';

/** Returns a function that gives the text of a field, for the comparison of two versions. */
export function usePostWords(): (value: PostDraft[keyof PostDraft], field: keyof PostDraft) => string {
  const consoleNames = useConsoleNames();
  return (value, field) => {
    if (Array.isArray(value)) return consoleNames(value);
    const isMoment = field === 'publish_at' && typeof value === 'string' && isSupportedDate(value);
    return isMoment ? momentInWords(value) : plainText(value);
  };
}
