import type { ComponentPropsWithRef } from 'react';

type ButtonProps = ComponentPropsWithRef<'button'> & { look?: ButtonLook };

type ButtonLook = keyof typeof looks;

const looks = {
  primary: 'bg-accent text-accent-ink hover:opacity-90',
  quiet: 'border border-control bg-surface text-ink hover:border-accent hover:text-accent',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  const shape = 'inline-flex min-h-11 items-center justify-center rounded-full px-5 py-2 font-semibold transition';
  return `${shape} disabled:cursor-not-allowed disabled:opacity-60 ${looks[look]}`;
}

/** A button of the site; it submits only when told to. */
export function Button({ look, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
