import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { isInsecure } from '@/lib/form-rules';
import { isImageSource } from '@/lib/safe-url';
import { useSettled } from '@/lib/use-settled';
import { TextField } from './fields';
import { PictureButtons } from './picture-buttons';

interface PictureFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  /** Draws the picture. The address is '' while the field has no address that the page can show. */
  children: (address: string) => ReactNode;
}

/** Shows a picture above the field for its address. The picture loads after a pause in typing, or on blur. */
export function PictureField<Values extends FieldValues>({
  control,
  name,
  label,
  children,
}: PictureFieldProps<Values>) {
  const typed: string = useWatch({ control, name });
  const [address, settle] = useSettled(typed);
  return (
    <>
      {children(isImageSource(address) && !isInsecure(address) ? address : '')}
      <div onBlur={settle}>
        <TextField
          label={label}
          required
          hint="A path on this site or an https address."
          control={control}
          name={name}
        />
        <PictureButtons label={label} control={control} name={name} />
      </div>
    </>
  );
}
