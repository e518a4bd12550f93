import { cx } from 'class-variance-authority'
import { Users } from 'lucide-react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { CloseIcon } from '@/components/ui/close-icon'
import { Input } from '@/components/ui/input'
import { deleteListView, saveListView } from '@/lib/actions/saved-views'
import type { Area } from '@/lib/auth/roles'
import type { SavedView } from '@/lib/data/portal/saved-views'

type Action = (formData: FormData) => Promise<void>
export type SavedViewActions = { save: Action; remove: Action }

/** For the saved views of a list. */
export function listViewActions(
  area: Area,
  list: Parameters<typeof saveListView>[0]['list'],
): SavedViewActions {
  const place = { area, list }
  return { save: saveListView.bind(null, place), remove: deleteListView.bind(null, place) }
}

type Props = {
  views: SavedView[]
  /** The list without a query. */
  href: string
  /** Current query without the page. */
  query: string
  actions: SavedViewActions
}

const PILL_CLASS = 'flex min-h-9 items-center rounded-full border text-sm'
const CURRENT_CLASS = 'border-foreground bg-secondary font-medium'

/** A view is a named query. */
export function SavedViews({ views, href, query, actions }: Props) {
  const isSaved = views.some((view) => view.query === query)
  return (
    <nav aria-label="Views of this list" className="flex flex-wrap items-center gap-2">
      <StaffLink
        href={href}
        aria-current={query === '' ? 'page' : undefined}
        className={cx(PILL_CLASS, 'px-4', query === '' && CURRENT_CLASS)}
      >
        All
      </StaffLink>
      {views.map((view) => (
        <form
          key={view.id}
          action={actions.remove}
          title={view.sharedBy ? `Shared by ${view.sharedBy}` : undefined}
          className={cx(
            PILL_CLASS,
            view.sharedBy === null ? 'pr-1 pl-4' : 'px-4',
            view.query === query && CURRENT_CLASS,
          )}
        >
          <StaffLink
            href={`${href}?${view.query}`}
            aria-current={view.query === query ? 'page' : undefined}
            className="flex items-center gap-2 underline-offset-4 hover:underline"
          >
            {view.name}
            {view.isShared && (
              <>
                <Users aria-hidden="true" className="size-3.5 text-muted-foreground" />
                <span className="sr-only">
                  {view.sharedBy === null ? '(shared)' : `(shared by ${view.sharedBy})`}
                </span>
              </>
            )}
          </StaffLink>
          {view.sharedBy === null && (
            <>
              <input type="hidden" name="view" value={view.id} />
              <input type="hidden" name="query" value={query} />
              <button
                type="submit"
                aria-label={`Delete the view ${view.name}`}
                className="ml-1 grid size-7 place-items-center rounded-full text-muted-foreground hover:bg-accent hover:text-foreground [&_svg]:size-3.5"
              >
                <CloseIcon />
              </button>
            </>
          )}
        </form>
      ))}
      {query !== '' && !isSaved && (
        <details name="list-menu" className="sm:relative">
          <summary
            className={buttonVariants({ variant: 'link', size: 'sm', className: 'cursor-pointer list-none' })}
          >
            Save this view
          </summary>
          <form
            action={actions.save}
            className="z-20 mt-2 grid w-72 grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-md border bg-popover p-3 shadow-lg max-sm:max-w-full sm:absolute"
          >
            <input type="hidden" name="query" value={query} />
            <Input
              name="name"
              required
              maxLength={60}
              aria-label="Name of the view"
              placeholder="Name"
              className="h-11!"
            />
            <button type="submit" className={buttonVariants()}>
              Save
            </button>
            <label className="col-span-2 flex min-h-9 items-center gap-2.5 text-sm">
              <input type="checkbox" name="shared" value="yes" className="size-5 shrink-0 accent-primary" />
              Share with everyone who can open this list
            </label>
          </form>
        </details>
      )}
    </nav>
  )
}
