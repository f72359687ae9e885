import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import { usePicturePicker, type PictureRequest } from './picture-picker';

interface PictureButtonsProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
}

/** Fills the field of a picture's address with an uploaded picture. */
export function PictureButtons<Values extends FieldValues>({ control, name, label }: PictureButtonsProps<Values>) {
  const picker = usePicturePicker();
  const { field } = useController({ control, name });
  if (!picker) return null;
  const pick = (from: PictureRequest['from']) => {
    void picker.pick({ from, label }).then((picked) => picked && field.onChange(picked.address));
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        kind="quiet"
        size="small"
        disabled={picker.reason !== null}
        aria-label={`Upload picture: ${label}`}
        onClick={() => pick('file')}
      >
        Upload picture
      </Button>
      <Button kind="quiet" size="small" aria-label={`Choose from library: ${label}`} onClick={() => pick('library')}>
        Choose from library
      </Button>
    </div>
  );
}
