/** In the form, and in what the database is asked to keep. */
export const robotField = 'website';

/** People neither see nor reach it. Who fills it in is a robot, and is told nothing. */
export function RobotField() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor="contact-website">Website</label>
      <input id="contact-website" name={robotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
