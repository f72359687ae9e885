import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { contentReport, type Finding } from '@/data/site/content-report.admin';
import { findingKinds } from '@/data/site/findings';
import { tablePageSize } from '@/data/service/table-page.admin';
import { momentOf } from '@/lib/dates';
import { formatNumber } from '@/lib/english';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Pager } from '@/ui/pager';
import { SelectBox } from '@/ui/select-box';
import { CellLink, DataTable, type Column } from '@/ui/table/data-table';
import { RowActions, rowButtonClass } from '@/ui/table/row-button';
import { editorOf, kindInWords } from './finding-words';

interface FindingTableProps {
  /** '' for all. */
  kind: string;
  page: number;
  hrefTo: (page: number) => string;
  onChoose: (kind: string) => void;
}

export function FindingTable({ kind, page, hrefTo, onChoose }: FindingTableProps) {
  const report = useQuery({ ...contentReport(), meta: { failure: 'Failed to load the content check' } });
  if (report.data === null) return <NoReport />;
  const findings = report.data?.findings.map((finding, index) => ({ ...finding, id: String(index), of: finding }));
  const chosen = findings?.filter((finding) => kind === '' || finding.kind === kind);
  const pageCount = Math.ceil((chosen?.length ?? 0) / tablePageSize);
  const shownPage = Math.min(page, Math.max(pageCount, 1));
  return (
    <>
      {report.data && (
        <p className="mb-4 max-w-prose text-muted">
          {`Checked on ${momentOf(report.data.checked_at)}. Outside addresses asked: ${formatNumber(report.data.addresses)}. Findings: ${formatNumber(report.data.findings.length)}.`}
        </p>
      )}
      <div className="mb-4">
        <SelectBox
          label="Kind"
          value={kind}
          options={[
            { value: '', label: 'Everything' },
            ...Object.entries(findingKinds).map(([value, label]) => ({ value, label })),
          ]}
          onSelect={onChoose}
        />
      </div>
      <DataTable
        label="Findings"
        columns={columns}
        rows={chosen?.slice((shownPage - 1) * tablePageSize, shownPage * tablePageSize)}
        onRetry={report.isLoadingError ? () => void report.refetch() : undefined}
        emptyText={kind ? 'The check found nothing of this kind.' : 'The check found nothing. Well kept!'}
        emptyAction={
          kind && (
            <Button kind="quiet" onClick={() => onChoose('')}>
              Show everything
            </Button>
          )
        }
      />
      {pageCount > 1 && <Pager label="Finding pages" page={shownPage} pageCount={pageCount} hrefTo={hrefTo} />}
    </>
  );
}

interface FindingRow extends Omit<Finding, 'id'> {
  /** The place in the report. */
  id: string;
  of: Finding;
}

const columns: Column<FindingRow>[] = [
  { heading: 'Where', cell: ({ title }) => <span className="cell-text">{title}</span> },
  { heading: 'Kind', cell: ({ kind }) => kindInWords(kind) },
  { heading: 'Detail', long: true, cell: ({ detail }) => <span className="wrap-anywhere">{detail}</span> },
  {
    heading: 'Address',
    long: true,
    cell: ({ address }) => (address === null ? <span className="text-muted">None</span> : <CellLink href={address} />),
  },
  {
    heading: 'Actions',
    cell: ({ of, title }) => (
      <RowActions>
        <Link to={editorOf(of)} aria-label={`Open ${title}`} className={rowButtonClass()}>
          Open
        </Link>
      </RowActions>
    ),
  },
];

function NoReport() {
  return (
    <EmptyState title="No check yet">
      <p>
        <span>A scheduled workflow checks the content once a week. To check it now, run </span>
        <code className="whitespace-nowrap">npm run content -- check</code>
        <span>.</span>
      </p>
    </EmptyState>
  );
}
