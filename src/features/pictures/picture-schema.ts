import * as v from 'valibot';
import { field, requiredText } from '@/lib/form-rules';
import { isText } from '@/lib/text-rules';

/** The texts of a picture in the library. A picture without alternative text is decoration. */
export const pictureSchema = v.object({
  alt: field(
    (text) => text === '' || isText(text, 1000),
    'Use up to 1,000 characters.',
    'Describe the picture, or mark it as decoration.',
  ),
  file_name: requiredText(255, 'Use up to 255 characters.', 'Enter a name.'),
});

export type PictureDraft = v.InferOutput<typeof pictureSchema>;
