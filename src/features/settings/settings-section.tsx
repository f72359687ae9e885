import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What these settings are about. */
  about?: string;
  children: ReactNode;
}

/** A part of the settings: what it is about, and its fields beside that where there is room. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-0 @3xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-lg leading-tight">{title}</h2>
        {about && <p className="mt-1.5 text-sm text-muted">{about}</p>}
      </div>
      <div className="rounded-card border border-line bg-surface p-4 sm:p-5">{children}</div>
    </section>
  );
}
