import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOfPicture, picturesKey } from '@/data/staff/pictures.admin';
import { useWrite } from '@/lib/use-write';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Field, fieldAttributes, fieldClass } from '@/ui/form/field';
import { useLeaveGuard } from '@/ui/form/leave-guard';
import type { PickedPicture } from '@/ui/form/picture-picker';
import { SubmitButton } from '@/ui/form/submit-button';
import { madePicture, pictureTypes, reasonAgainstFile, unreadable } from './make-picture';
import type { MadePicture } from './picture-worker';
import { pictureSchema, type PictureDraft } from './picture-schema';
import { reasonOf, storePicture } from './store-picture';

interface UploadDialogProps {
  label: string;
  /** A dropped or pasted file. */
  file?: File;
  onClose: (picked: PickedPicture | null) => void;
}

/** Makes a chosen picture smaller while the user types the alternative text. Then uploads the picture. */
export function UploadDialog({ label, file: given, onClose }: UploadDialogProps) {
  const [file, setFile] = useState(given ?? null);
  const [alt, setAlt] = useState('');
  const [decoration, setDecoration] = useState(false);
  const [checked, setChecked] = useState(false);
  const queryClient = useQueryClient();
  const fileReason = file && reasonAgainstFile(file);
  const pictureQuery = useQuery({ ...madePicture(file), enabled: file !== null && !fileReason });
  const upload = useUpload();
  const ids = { file: useId(), alt: useId() };
  useLeaveGuard(file !== null || alt !== '');

  const fileError = fileErrorOf();
  const altError = checked ? reasonAgainstAlt(alt, decoration) : undefined;
  const altHint = 'What the picture shows, for people who can’t see it.';
  const fileHint =
    'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Your browser shrinks it and removes its location. An animation becomes its first frame.';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!file || fileError || reasonAgainstAlt(alt, decoration)) return;
    const row = { alt: decoration ? '' : alt.trim(), file_name: storableName(file.name) };
    const made = queryClient.query(madePicture(file)).then(({ picture }) => picture);
    upload.start({ made, row, onDone: (name) => onClose({ address: addressOfPicture(name), alt: row.alt }) });
  };
  const cancel = () => (upload.busy ? upload.cancel() : onClose(null));

  return (
    <Dialog title="Upload picture" onCancel={cancel}>
      <form noValidate aria-label="Upload picture" onSubmit={submit} className="space-y-4">
        <Field id={ids.file} label={`${label}: file`} hint={fileHint} error={fileError}>
          <input
            {...fieldAttributes(ids.file, { hint: fileHint, error: fileError })}
            type="file"
            accept={pictureTypes.join()}
            disabled={upload.busy}
            className={`${fieldClass} file:mr-3 file:rounded-full file:border file:border-control file:bg-surface file:px-3 file:py-1 file:font-semibold file:text-ink`}
            onChange={({ target }) => {
              const [next] = target.files ?? [];
              if (next) setFile(next);
            }}
          />
        </Field>
        {file && file === given && <p className="text-sm wrap-anywhere text-muted">{file.name}</p>}
        {pictureQuery.data && (
          <img src={pictureQuery.data.preview} alt="" className="mx-auto max-h-48 rounded-lg bg-sunken" />
        )}
        <Field id={ids.alt} label="Alternative text" hint={altHint} error={altError}>
          <input
            {...fieldAttributes(ids.alt, { hint: altHint, error: altError })}
            required={!decoration}
            disabled={decoration || upload.busy}
            className={fieldClass}
            value={decoration ? '' : alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </Field>
        <label className="flex min-h-touch items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={decoration}
            disabled={upload.busy}
            onChange={({ target }) => setDecoration(target.checked)}
          />
          Decoration only: it adds no information
        </label>
        <div role="status" className="space-y-2 text-sm">
          {upload.busy && (
            <>
              <progress aria-label="Upload" className="block h-3 w-full accent-accent" value={upload.part} max={1} />
              <p className="text-muted">
                {upload.part === undefined ? 'Shrinking...' : `Uploading: ${Math.floor(upload.part * 100)} %`}
              </p>
            </>
          )}
        </div>
        {upload.failure && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {upload.failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={cancel}>
            Cancel
          </Button>
          <SubmitButton label={upload.failure ? 'Retry' : 'Upload'} busy={upload.busy} busyLabel="Uploading..." />
        </div>
      </form>
    </Dialog>
  );

  function fileErrorOf(): string | undefined {
    if (!file) return checked ? 'Choose a picture.' : undefined;
    return fileReason ?? (pictureQuery.isError ? unreadable : undefined);
  }
}

function reasonAgainstAlt(alt: string, decoration: boolean): string | undefined {
  // Spaces alone are no description.
  return decoration ? undefined : v.safeParse(pictureSchema.entries.alt, alt.trim() || ' ').issues?.[0].message;
}

/** Returns a name for the library. Files may have names that the library rejects. */
function storableName(name: string): string {
  const fitting = Array.from(name).slice(-255).join('');
  return v.is(pictureSchema.entries.file_name, fitting) ? fitting : 'picture';
}

interface Sent {
  made: Promise<MadePicture>;
  row: PictureDraft;
  onDone: (name: string) => void;
}

function useUpload() {
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string | null>(null);
  const controller = useRef<AbortController>(undefined);
  const write = useWrite({
    mutationFn: async ({ made, row }: Sent) => {
      const { signal } = (controller.current = new AbortController());
      try {
        const picture = await Promise.race([made, whenAborted(signal)]);
        return await storePicture(picture, row, { signal, onProgress: setPart });
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    meta: { invalidates: picturesKey },
    onSuccess: (stored, { onDone }) => stored && onDone(stored.name),
    onError: (error) => setFailure(reasonOf(error)),
    onSettled: () => setPart(undefined),
  });
  useEffect(() => () => controller.current?.abort(), []);
  return {
    busy: write.isPending,
    /** The uploaded part, from 0 to 1. Undefined before the first byte. */
    part,
    failure,
    start: (sent: Sent) => {
      setFailure(null);
      write.mutate(sent);
    },
    cancel: () => controller.current?.abort(),
  };
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('the upload was cancelled', 'AbortError')));
  });
}
