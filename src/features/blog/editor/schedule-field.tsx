import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { Field, fieldAttributes, fieldClass } from '@/ui/form/field';
import { postLabels, type PostDraft } from './post-schema';
import { isScheduled } from '@/data/posts/post-visibility';
import {
  clockChange,
  isSupportedDate,
  localTime,
  momentInWords,
  fromLocalTime,
  zoneName,
} from '@/features/blog/schedule';

const id = 'publish-at';

/** The user types the schedule in the zone of this device. The form stores a moment. */
export function ScheduleField({ control }: { control: Control<PostDraft> }) {
  const { field, fieldState } = useController({ control, name: 'publish_at' });
  const { ref, name, value, onBlur, onChange } = field;
  // A half-typed year already gives a moment. While the form has this moment, the typed text stays.
  const [typed, setTyped] = useState('');
  const local = fromLocalTime(typed) === value ? typed : localTime(value);
  const hint = (
    <>
      <span>{`Optional: leave empty to publish at once. In your time zone, ${zoneName()}.`}</span>
      <span role="status" className="block font-semibold text-ink">
        {[isSupportedDate(value) && scheduleNote(value), clockChange(local)].filter(Boolean).join(' ')}
      </span>
    </>
  );
  const error = fieldState.error?.message;
  return (
    <Field id={id} label={postLabels.publish_at} hint={hint} error={error}>
      <input
        {...fieldAttributes(id, { hint, error })}
        type="datetime-local"
        name={name}
        ref={ref}
        onBlur={onBlur}
        className={fieldClass}
        min="1900-01-01T00:00"
        max="2999-12-31T23:59"
        value={local}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(fromLocalTime(target.value));
        }}
      />
    </Field>
  );
}

function scheduleNote(moment: string): string {
  const isToCome = isScheduled({ published: true, publish_at: moment });
  return isToCome ? `Scheduled for ${momentInWords(moment)}.` : `Public since ${momentInWords(moment)}.`;
}
