import type { Metadata } from 'next'
import { AssignmentSearchForm, AssignmentViews } from '@/components/staff/assignments/assignment-search-form'
import { ManagerBoard } from '@/components/staff/assignments/manager-board'
import { ListPager } from '@/components/staff/list/list-pager'
import { ScreenHeading } from '@/components/staff/headings'
import { assignmentParams, NOBODY, readAssignmentSearch } from '@/lib/ads/assignment-search'
import { requireArea } from '@/lib/auth/session'
import { searchAdGroupCards } from '@/lib/data/ads/ad-group-cards'
import { listAssignableStaff } from '@/lib/data/ads/assignments'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { moveGroup, postGroupMove } from './actions'

const screen = getScreen('admin', 'assignments/project-manager')

export const metadata: Metadata = { title: screen.title }

/** Cards per column on the board, and per page when one project manager is selected. */
const CARDS_PER_COLUMN = 10
const CARDS_PER_PAGE = 25

export default async function ManagerAssignmentsPage({
  searchParams,
}: PageProps<'/dashboard/admin/assignments/project-manager'>) {
  await requireArea('admin', staffPaths.managerAssignments())
  const search = readAssignmentSearch(await searchParams)
  const staff = await listAssignableStaff()
  const managers = staff.filter(({ userType }) => userType === 'project_manager')
  const people = [{ id: NOBODY, name: 'Unassigned' }, ...managers]
  const alone = people.find(({ id }) => id === search.person)
  const columns = await Promise.all(
    (alone ? [alone] : people).map(async (person) => ({
      person,
      groups: await searchAdGroupCards({
        text: search.text,
        isUndelivered: true,
        ...(person.id === NOBODY
          ? { withoutAssignees: managers.map(({ id }) => id) }
          : { assigneeId: person.id }),
        ...(alone ? { page: search.page, pageSize: CARDS_PER_PAGE } : { pageSize: CARDS_PER_COLUMN }),
      }),
    })),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading {...screen} />
        <AssignmentViews current="managers" />
      </div>
      <AssignmentSearchForm
        action={staffPaths.managerAssignments()}
        search={search}
        anyLabel="All project managers"
        people={people}
      />
      <ManagerBoard
        columns={columns}
        isSingleColumn={alone !== undefined}
        people={people}
        text={search.text}
        actions={{ move: moveGroup, post: postGroupMove }}
      />
      {alone && (
        <ListPager
          label="Pages of ad groups"
          page={search.page}
          pageCount={columns[0]?.groups.pageCount}
          labels={['Previous', 'Next']}
          hrefOf={(page) => staffPaths.managerAssignments(assignmentParams({ ...search, page }))}
        />
      )}
    </div>
  )
}
