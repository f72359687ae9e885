import type { ComponentPropsWithRef } from 'react';

type ButtonProps = ComponentPropsWithRef<'button'> & { kind?: ButtonKind; size?: ButtonSize };

type ButtonKind = keyof typeof kinds;
type ButtonSize = keyof typeof sizes;

const kinds = {
  primary: 'bg-accent text-accent-ink hover:opacity-90 forced-colors:border',
  quiet: 'border border-control bg-surface text-ink hover:border-accent hover:text-accent',
  danger: 'bg-danger text-danger-ink hover:opacity-90 forced-colors:border',
};

const sizes = {
  normal: 'min-h-touch px-5 py-2',
  /** For table rows. Touch screens get the full size. */
  small: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-touch pointer-coarse:min-w-touch',
};

/**
 * The classes of a link that stands alone in a list or cell. On touch screens the link is large enough for a finger.
 */
export const loneLinkClass = 'inline-flex items-center pointer-coarse:min-h-touch pointer-coarse:min-w-touch';

/** Returns the classes for a link that looks like a button. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'normal'): string {
  return `button inline-flex items-center justify-center rounded-full font-semibold ${sizes[size]} ${kinds[kind]}`;
}

export function Button({ kind, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(kind, size)} ${className}`} {...rest} />;
}
