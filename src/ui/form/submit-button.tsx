import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Button } from '@/ui/button';

interface SubmitButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'type' | 'ref' | 'children'> {
  label: string;
  busy: boolean;
  busyLabel: string;
}

/**
 * A submit button that is disabled while busy. A disabled button loses the focus, so the button takes the focus back
 * afterwards.
 */
export function SubmitButton({ label, busy, busyLabel, disabled = false, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // The focus may have moved since then, such as to a field with an error.
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [busy]);
  return (
    <Button {...rest} ref={button} type="submit" disabled={busy || disabled}>
      {busy ? busyLabel : label}
    </Button>
  );
}
