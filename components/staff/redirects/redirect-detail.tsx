import { OfficeTime } from '@/components/staff/office-time'
import { FactList } from '@/components/staff/record/fact-list'
import { History } from '@/components/staff/record/history'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { DayHits, Redirect } from '@/lib/data/website/redirects'
import type { Action, EditAction } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { redirectFields } from '@/lib/schemas/redirect-fields'
import { HitsByDay } from './hits-by-day'

type HistoryProps = { entries: HistoryEntry[]; moreHref: string | null; undo: Action }

type Props = {
  redirect: Redirect
  days: string[]
  hits: DayHits[]
  change: EditAction
  remove: () => Promise<void>
  history: HistoryProps
}

const AllRedirects = () => (
  <StaffLink
    href={staffPaths.redirects()}
    className="justify-self-start text-sm underline underline-offset-4"
  >
    All redirects
  </StaffLink>
)

const RedirectHistory = (props: HistoryProps) => <History table="path_redirects" {...props} />

export function RedirectDetail({ redirect, days, hits, change, remove, history }: Props) {
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <AllRedirects />
        <h1 className="type-title [overflow-wrap:anywhere]">{redirect.path}</h1>
      </div>
      <FactList
        facts={[
          [
            'Leads to',
            <InlineEdit
              key="target"
              label="Leads to"
              value={redirect.target}
              version={redirect.version}
              control={{ kind: 'text', maxLength: redirectFields.target.max }}
              action={change}
            >
              <a href={redirect.target} className="underline underline-offset-4">
                {redirect.target}
              </a>
            </InlineEdit>,
          ],
          ['Since', <OfficeTime key="since" at={redirect.createdAt} />],
        ]}
      />
      <HitsByDay days={days} hits={hits} />
      <RedirectHistory {...history} />
      <details>
        <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
          Delete this redirect
        </summary>
        <p className="my-3">
          Visitors to the old address then see “page not found”. This page stays, so that you can undo it.
        </p>
        <form action={remove}>
          <Button type="submit" variant="destructive" size="sm">
            Yes, delete it
          </Button>
        </form>
      </details>
    </div>
  )
}

/** Stays at the address of a deleted redirect, so that the deletion can be undone. */
export const DeletedRedirect = (history: HistoryProps) => (
  <div className="grid max-w-3xl gap-8">
    <AllRedirects />
    <div className="grid gap-2">
      <h1 className="type-title">This redirect was deleted</h1>
      <p className="text-muted-foreground">Undo the deletion below to restore it.</p>
    </div>
    <RedirectHistory {...history} />
  </div>
)
