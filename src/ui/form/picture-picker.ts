import { createContext, useContext } from 'react';

export interface PickedPicture {
  address: string;
  /** Empty for decoration. */
  alt: string;
}

export interface PictureRequest {
  from: 'file' | 'library';
  /** Names the field that gets the picture. */
  label: string;
  /** One that is there already: dropped, or pasted. */
  file?: File;
}

interface PicturePicker {
  /** Why no picture can be added, or null. */
  reason: string | null;
  /** Opens a dialog; null when it was cancelled. */
  pick: (request: PictureRequest) => Promise<PickedPicture | null>;
}

/** The admin area has the dialogs for pictures; a form only opens them. */
export const PicturePickerContext = createContext<PicturePicker | null>(null);

export function usePicturePicker(): PicturePicker | null {
  return useContext(PicturePickerContext);
}
