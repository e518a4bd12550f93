import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { RedirectQuery, RedirectRow } from '@/lib/data/website/redirect-list'
import { optionsFromLabels } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { REDIRECT_KIND_LABELS, REDIRECT_LIST, type RedirectColumn } from '@/lib/seo/redirect-list'
import { formatCount } from '@/lib/text/format'

type Props = {
  title: string
  description?: string
  query: RedirectQuery
  page: ListPage<RedirectRow>
  views: SavedView[]
  viewActions: SavedViewActions
  /** Deletes the redirects of the import that the list shows; null without one. */
  takeBack: (() => Promise<void>) | null
}

export function RedirectList({ title, description, takeBack, ...props }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-3">
          <StaffLink href={staffPaths.missingAddresses()} className={buttonVariants({ variant: 'outline' })}>
            Missing addresses
          </StaffLink>
          <StaffLink href={staffPaths.redirectImport()} className={buttonVariants({ variant: 'outline' })}>
            Import
          </StaffLink>
          <StaffLink href={staffPaths.newRedirect()} className={buttonVariants()}>
            New redirect
          </StaffLink>
        </div>
      </div>
      {takeBack && props.page.total > 0 && (
        <form
          action={takeBack}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-primary py-1 pl-4"
        >
          <p>
            These {formatCount(props.page.total)} came with one import.{' '}
            <StaffLink href={staffPaths.redirects()} className="underline underline-offset-4">
              Show all redirects
            </StaffLink>
          </p>
          <Button type="submit" variant="outline" size="sm">
            Undo the import
          </Button>
        </form>
      )}
      <ListScreen
        {...props}
        spec={REDIRECT_LIST}
        toRow={toListRow}
        options={{ kind: optionsFromLabels(REDIRECT_KIND_LABELS) }}
        hrefOf={(query) => staffPaths.redirects(query)}
        exportHref={(query) => staffPaths.redirectExport(query)}
        bulk={null}
      />
    </div>
  )
}

/** Old addresses of a page are kept, and freed, on the page's own screen. */
function hrefOf({ id, page }: RedirectRow): string {
  switch (page?.kind) {
    case undefined:
      return staffPaths.redirect(id)
    case 'video':
      return staffPaths.video(page.id)
    case 'article':
      return staffPaths.article(page.id)
    case 'place':
      return staffPaths.placePage(page.id)
  }
}

const toListRow = (redirect: RedirectRow): ListRow<RedirectColumn> => ({
  id: redirect.id,
  href: hrefOf(redirect),
  title: redirect.path,
  cells: {
    target: redirect.target ?? <span className="text-muted-foreground">Not published</span>,
    kind: <Badge>{REDIRECT_KIND_LABELS[redirect.kind]}</Badge>,
    hits: <span className="tabular-nums">{formatCount(redirect.hits)}</span>,
    created: <OfficeTime at={redirect.createdAt} className="text-muted-foreground tabular-nums" />,
  },
})
