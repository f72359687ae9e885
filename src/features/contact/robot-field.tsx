/** The name in the form, and in the request to the database. */
export const robotField = 'website';

/** A trap for robots. People neither see nor reach it. A robot that fills it in gets no hint. */
export function RobotField() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor="contact-website">Website</label>
      <input id="contact-website" name={robotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
