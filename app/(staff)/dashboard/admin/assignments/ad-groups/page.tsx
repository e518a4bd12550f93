import type { Metadata } from 'next'
import { AssignmentSearchForm, AssignmentViews } from '@/components/staff/assignments/assignment-search-form'
import { GroupAssignments } from '@/components/staff/assignments/group-assignments'
import { ListPager } from '@/components/staff/list/list-pager'
import { ScreenHeading } from '@/components/staff/headings'
import { assignmentParams, NOBODY, readAssignmentSearch } from '@/lib/ads/assignment-search'
import { requireArea } from '@/lib/auth/session'
import { searchAdGroupCards } from '@/lib/data/ads/ad-group-cards'
import { listAssignableStaff } from '@/lib/data/ads/assignments'
import { formatCount } from '@/lib/text/format'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeAssignees } from './actions'

const screen = getScreen('admin', 'assignments/ad-groups')

export const metadata: Metadata = { title: screen.title }

const PAGE_SIZE = 25

export default async function GroupAssignmentsPage({
  searchParams,
}: PageProps<'/dashboard/admin/assignments/ad-groups'>) {
  await requireArea('admin', staffPaths.groupAssignments())
  const search = readAssignmentSearch(await searchParams)
  const { text, person, page } = search
  const staff = await listAssignableStaff()
  const groups = await searchAdGroupCards({
    text,
    isUndelivered: true,
    ...(person === NOBODY && { withoutAssignees: staff.map(({ id }) => id) }),
    ...(person && person !== NOBODY && { assigneeId: person }),
    page,
    pageSize: PAGE_SIZE,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading {...screen} />
        <AssignmentViews current="groups" />
      </div>
      <AssignmentSearchForm
        action={staffPaths.groupAssignments()}
        search={search}
        anyLabel="Anyone"
        people={[{ id: NOBODY, name: 'Unassigned' }, ...staff]}
      />
      <p role="status" className="text-sm text-muted-foreground">
        {groups.total === 1 ? '1 ad group' : `${formatCount(groups.total)} ad groups`} to be delivered
      </p>
      {groups.rows.length > 0 && (
        <GroupAssignments groups={groups.rows} staff={staff} action={changeAssignees} />
      )}
      <ListPager
        label="Pages of ad groups"
        page={page}
        pageCount={groups.pageCount}
        labels={['Previous', 'Next']}
        hrefOf={(number) => staffPaths.groupAssignments(assignmentParams({ ...search, page: number }))}
      />
    </div>
  )
}
