import { createContext, useContext } from 'react';

export interface PickedPicture {
  address: string;
  /** Empty for decoration. */
  alt: string;
}

export interface PictureRequest {
  from: 'file' | 'library';
  /** The label of the field that gets the picture. */
  label: string;
  /** A dropped or pasted file. Without a file the dialog asks for one. */
  file?: File;
}

interface PicturePicker {
  /** The reason why nobody can add a picture, or null. */
  reason: string | null;
  /** Opens a dialog. Resolves to null when the user cancels it. */
  pick: (request: PictureRequest) => Promise<PickedPicture | null>;
}

/** Opens the dialogs for pictures, which the admin area provides. */
export const PicturePickerContext = createContext<PicturePicker | null>(null);

export function usePicturePicker(): PicturePicker | null {
  return useContext(PicturePickerContext);
}
