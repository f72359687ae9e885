import { Link } from 'react-router-dom';
import { openDataLicence } from '@/data/consoles/open-data-files';
import { useSiteSettings } from '@/data/site/settings';
import { paths } from '@/site/paths';
import { SourceLink } from '@/ui/source-link';
import { Operator } from './operator';

const linkClass = 'underline underline-offset-4 hover:text-accent';

/** LICENSES.md lists the licences by folder. */
export function Licences() {
  const { settings } = useSiteSettings();
  return (
    <>
      <p>
        The texts and the drawings are the project’s own, with all rights reserved. You may quote the texts with a link
        to the page; please ask us before you use more.
      </p>
      <p>
        You may use the{' '}
        <Link to={paths.openData} className={linkClass}>
          catalogue’s data
        </Link>{' '}
        under <SourceLink title={openDataLicence.name} url={openDataLicence.url} />: name us and link to us. The code of
        this site is under the MIT licence. The tools use data on opened cartridges and consoles from{' '}
        <SourceLink title="gb-hardware-db" url="https://github.com/Gekkio/gb-hardware-db" /> by Joonas Javanainen and
        contributors, under CC BY-SA 4.0. The palette tables follow{' '}
        <SourceLink title="SameBoy" url="https://github.com/LIJI32/SameBoy" /> by Lior Halphon, under the Expat licence.
        The fonts are under the SIL Open Font License.
      </p>
      <p>
        We are not affiliated with, endorsed or sponsored by Nintendo. The names of consoles and games are trademarks of
        their owners.
      </p>
      <p>
        Our{' '}
        <Link to={paths.privacy} className={linkClass}>
          privacy page
        </Link>{' '}
        says who answers for this site, and what it stores about visitors.
      </p>
      <Operator settings={settings} />
    </>
  );
}
