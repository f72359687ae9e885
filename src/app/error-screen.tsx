import { Button, buttonClass } from '@/ui/button';

/** Stands where a screen failed, until the visitor goes elsewhere. The error itself goes to the log. */
export function ErrorScreen() {
  return (
    <div className="mx-auto max-w-xl px-4 py-32 text-center">
      <title>Something went wrong</title>
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="mt-4 text-lg text-muted">This page could not be shown. Loading it again often helps.</p>
      <div className="mt-8 flex justify-center gap-3">
        <Button onClick={() => location.reload()}>Load Again</Button>
        <a href="/" className={buttonClass('quiet')}>
          Return to Home
        </a>
      </div>
    </div>
  );
}
