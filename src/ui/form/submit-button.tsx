import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Button } from '@/ui/button';

interface SubmitButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'type' | 'ref' | 'children'> {
  label: string;
  busy: boolean;
  busyLabel: string;
}

/** Sends its form, once at a time. It keeps the keyboard's focus, which a browser takes from a disabled button. */
export function SubmitButton({ label, busy, busyLabel, disabled = false, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // Unless it has gone somewhere since then, such as to a field with a message.
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [busy]);
  return (
    <Button {...rest} ref={button} type="submit" disabled={busy || disabled}>
      {busy ? busyLabel : label}
    </Button>
  );
}
