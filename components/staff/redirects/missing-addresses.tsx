import { Day } from '@/components/staff/office-time'
import { ScreenHeading } from '@/components/staff/headings'
import { SortLink } from '@/components/staff/list/list-table'
import { ListPager } from '@/components/staff/list/list-pager'
import { StaffLink } from '@/components/staff/staff-link'
import { SearchField } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { ListPage } from '@/lib/data/query/lists'
import type { MissingAddress, MissingQuery } from '@/lib/data/website/missing-addresses'
import { listQueryParams, toggleSort } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { MISSING_LIST, type MissingColumn } from '@/lib/seo/redirect-list'
import { formatCount } from '@/lib/text/format'

type ActionOf = (path: string) => () => Promise<void>

type Props = {
  title: string
  description?: string
  query: MissingQuery
  page: ListPage<MissingAddress>
  ignored: string[]
  ignoreOf: ActionOf
  stopIgnoringOf: ActionOf
}

const hrefOf = (query: MissingQuery) => staffPaths.missingAddresses(listQueryParams(MISSING_LIST, query))

const SORTS: MissingColumn[] = ['hits', 'last', 'path']

export function MissingAddresses({
  title,
  description,
  query,
  page,
  ignored,
  ignoreOf,
  stopIgnoringOf,
}: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.redirects()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All redirects
        </StaffLink>
        <ScreenHeading title={title} description={description} />
      </div>
      <form role="search" action={staffPaths.missingAddresses()} className="flex max-w-xl flex-wrap gap-3">
        <div className="min-w-48 flex-1">
          <SearchField text={query.text} label={MISSING_LIST.searchLabel} placeholder="about-us" />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {page.rows.length === 0 ? (
        <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
          {query.text ? 'No address matches. Try fewer words.' : 'No missing pages were requested.'}
        </p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
            <p role="status" className="text-muted-foreground tabular-nums">
              {formatCount(page.total)} {page.total === 1 ? 'address' : 'addresses'}
            </p>
            <p className="flex flex-wrap gap-x-5">
              {SORTS.map((column) => (
                <SortLink
                  key={column}
                  label={MISSING_LIST.columns[column].label}
                  href={hrefOf(toggleSort(MISSING_LIST, query, column))}
                  direction={query.sort === column ? (query.isDescending ? 'descending' : 'ascending') : null}
                />
              ))}
            </p>
            <a
              href={staffPaths.missingAddressExport(listQueryParams(MISSING_LIST, { ...query, page: 1 }))}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Export as CSV
            </a>
          </div>
          <ul aria-label="Missing addresses" className="divide-y rounded-md border bg-card">
            {page.rows.map((address) => (
              <MissingRow key={address.path} address={address} ignore={ignoreOf(address.path)} />
            ))}
          </ul>
        </>
      )}
      <ListPager
        label="Pages of addresses"
        page={query.page}
        pageCount={page.pageCount}
        hrefOf={(number) => hrefOf({ ...query, page: number })}
      />
      {ignored.length > 0 && <Ignored paths={ignored} stopIgnoringOf={stopIgnoringOf} />}
    </div>
  )
}

function MissingRow({ address, ignore }: { address: MissingAddress; ignore: () => Promise<void> }) {
  const { path, hits, days, lastDay } = address
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <span className="font-medium [overflow-wrap:anywhere]">{path}</span>
        <span className="text-sm text-muted-foreground tabular-nums">
          {hits === 1 ? 'Once' : `${formatCount(hits)} times`} on {days === 1 ? 'one day' : `${days} days`},
          last <Day on={lastDay} />
        </span>
      </div>
      <div className="flex flex-wrap gap-3">
        <StaffLink
          href={staffPaths.newRedirect(path)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <span>
            Redirect<span className="sr-only"> {path}</span>…
          </span>
        </StaffLink>
        <form action={ignore}>
          <Button type="submit" variant="ghost" size="sm">
            Ignore<span className="sr-only"> {path}</span>
          </Button>
        </form>
      </div>
    </li>
  )
}

const Ignored = ({ paths, stopIgnoringOf }: { paths: string[]; stopIgnoringOf: ActionOf }) => (
  <details>
    <summary className="inline-block cursor-pointer py-1 underline underline-offset-4">
      {formatCount(paths.length)} ignored
    </summary>
    <ul className="mt-3 divide-y border-y">
      {paths.map((path) => (
        <li key={path} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span className="min-w-0 [overflow-wrap:anywhere]">{path}</span>
          <form action={stopIgnoringOf(path)}>
            <Button type="submit" variant="outline" size="sm">
              Count again<span className="sr-only"> {path}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  </details>
)
