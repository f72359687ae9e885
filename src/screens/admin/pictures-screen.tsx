import { PictureTable } from '@/features/pictures/picture-table';
import { PageHead } from '@/features/seo/page-head';
import { PageTitle } from '@/ui/admin-page';
import { Button } from '@/ui/button';
import { usePicturePicker } from '@/ui/form/picture-picker';
import { SearchBox } from '@/ui/search-box';
import { notify } from '@/ui/toast/notify';
import { useListAddress } from '@/ui/use-list-address';

export function PicturesScreen() {
  const address = useListAddress();
  const search = address.get('q');
  return (
    <>
      <PageHead title="Pictures" noindex />
      <PageTitle action={<UploadButton />}>Pictures</PageTitle>
      <div className="mb-4 flex max-w-md">
        <SearchBox
          label="Search pictures"
          placeholder="Search by file name or text..."
          value={search}
          onSearch={(text) => address.refine({ q: text })}
        />
      </div>
      <PictureTable page={address.page} search={search} hrefTo={address.hrefTo} onClearSearch={address.reset} />
    </>
  );
}

function UploadButton() {
  const picker = usePicturePicker();
  const upload = async () => {
    if (await picker?.pick({ from: 'file', label: 'Picture' })) notify.success('Picture uploaded successfully');
  };
  return (
    <Button disabled={picker?.reason !== null} title={picker?.reason ?? undefined} onClick={() => void upload()}>
      Upload picture
    </Button>
  );
}
