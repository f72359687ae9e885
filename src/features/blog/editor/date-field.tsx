import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/fields';
import { localDay, today } from '@/features/blog/schedule';
import { postLabels, type PostDraft } from './post-schema';

interface DateFieldProps {
  form: UseFormReturn<PostDraft>;
  /** True when a save makes a draft public. The draft may still have the date of the day on which it began. */
  goesPublic: boolean;
}

/** Offers the day on which the post becomes public. Only a press changes the date. */
export function DateField({ form: { control, setValue, setFocus }, goesPublic }: DateFieldProps) {
  const [date, moment] = useWatch({ control, name: ['date', 'publish_at'] });
  const day = localDay(moment) || today();
  const isOffered = goesPublic && day !== date;
  const isToday = day === today();
  return (
    <div className="space-y-1.5">
      <TextField label={postLabels.date} type="date" required control={control} name="date" />
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isOffered && publicationNote(day)}
      </p>
      {isOffered && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            setValue('date', day, { shouldDirty: true, shouldValidate: true });
            // The pressed button disappears.
            setFocus('date');
          }}
        >
          {isToday ? 'Use today’s date' : 'Use this date'}
        </Button>
      )}
    </div>
  );
}

function publicationNote(day: string): string {
  if (day < today()) return `${postLabels.publish_at} says ${formatDay(day)}.`;
  return `This post goes public ${day === today() ? 'today,' : 'on'} ${formatDay(day)}.`;
}
