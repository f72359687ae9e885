import { mailTo } from '@/lib/safe-url';

interface ContactDetailsProps {
  email: string;
}

export function ContactDetails({ email }: ContactDetailsProps) {
  return (
    <aside
      aria-labelledby="contact-details"
      className="plate self-start rounded-plate rounded-br-[4.5rem] bg-gameboy-panel p-7 sm:p-9 lg:sticky lg:top-24"
    >
      <h2 id="contact-details" className="text-title">
        Contact Details
      </h2>
      <p className="mt-4">Prefer your own mail program? Write to</p>
      <a
        href={mailTo(email)}
        className="inline-flex min-h-touch items-center text-lg font-semibold underline decoration-2 underline-offset-4 hover:text-accent"
      >
        {email}
      </a>
      <p className="mt-3 pr-6 text-pretty">
        Corrections are welcome, ideally with a source. We read every message and answer as soon as one of us can.
      </p>
    </aside>
  );
}
