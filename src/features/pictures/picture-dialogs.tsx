import { useMemo, useState, type ReactNode } from 'react';
import { usePermissions } from '@/auth/use-permissions';
import { PicturePickerContext, type PickedPicture, type PictureRequest } from '@/ui/form/picture-picker';
import { LibraryDialog } from './library-dialog';
import { UploadDialog } from './upload-dialog';

interface Open extends PictureRequest {
  give: (picked: PickedPicture | null) => void;
}

/** Opens the dialogs for pictures, for all forms in `children`. */
export function PictureDialogs({ children }: { children: ReactNode }) {
  const { reasonAgainst } = usePermissions();
  const reason = reasonAgainst('posts:write');
  const [open, setOpen] = useState<Open | null>(null);
  const picker = useMemo(
    () => ({
      reason,
      pick: (request: PictureRequest) =>
        new Promise<PickedPicture | null>((resolve) => setOpen({ ...request, give: resolve })),
    }),
    [reason],
  );
  const close = (picked: PickedPicture | null) => {
    setOpen(null);
    open?.give(picked);
  };
  return (
    <PicturePickerContext value={picker}>
      {children}
      {open?.from === 'file' && <UploadDialog label={open.label} file={open.file} onClose={close} />}
      {open?.from === 'library' && <LibraryDialog onClose={close} />}
    </PicturePickerContext>
  );
}
