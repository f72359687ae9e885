interface ContactDetailsProps {
  email: string;
}

/** The side panel of the contact page. */
export function ContactDetails({ email }: ContactDetailsProps) {
  return (
    <aside aria-labelledby="contact-details" className="self-start rounded-3xl bg-gameboy-panel p-6 md:p-8">
      <h2 id="contact-details" className="text-2xl">
        Contact Details
      </h2>
      <p className="mt-4">Prefer your own mail program? Write to</p>
      <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
        {email}
      </a>
      <p className="mt-4">
        Corrections are welcome, ideally with a source. We read every message and answer as soon as one of us can.
      </p>
    </aside>
  );
}
