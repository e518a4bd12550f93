import { ScreenHeading } from '@/components/staff/headings'
import { ListFilters } from '@/components/staff/list/list-filters'
import { RowShortcuts } from '@/components/staff/list/list-rows'
import { ListPager } from '@/components/staff/list/list-pager'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Account } from '@/lib/auth/account'
import type { Area, UserType } from '@/lib/auth/roles'
import type { PeopleByKind, TaskPage, TaskQuery } from '@/lib/data/sales/task-list'
import { DUE_STATES } from '@/lib/leads/follow-up'
import {
  EVERYBODY,
  type ListedTask,
  SUBJECT_LABELS,
  TASK_LIST,
  TASK_STATE_LABELS,
  TASK_STATES,
  type TaskFilter,
} from '@/lib/leads/task-list'
import { type FilterOption, isFiltered, listQueryParams, optionsFromRecords } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { companyToday } from '@/lib/time/in-zone'
import { TaskAbout } from './task-about'
import { TaskItem } from './task-item'

type Props = {
  area: Area
  viewer: Account & { role: UserType }
  description?: string
  query: TaskQuery
  page: TaskPage
  people: PeopleByKind
}

/** Designers read only their own tasks, and none about leads and contacts. */
function optionsFor(role: UserType, people: PeopleByKind, viewerId: string) {
  const states = TASK_STATES.map((state) => ({ value: state, label: TASK_STATE_LABELS[state] }))
  const options: Partial<Record<TaskFilter, FilterOption[]>> = { state: states }
  if (role === 'graphic_designer') return options
  const others = optionsFromRecords(people.client.filter(({ id }) => id !== viewerId))
  options.person = [{ value: EVERYBODY, label: 'Everyone' }, ...others]
  options.about = Object.entries(SUBJECT_LABELS)
    .filter(([kind]) => kind !== 'lead' || people.lead.length > 0)
    .map(([value, label]) => ({ value, label }))
  return options
}

export function MyTasks({ area, viewer, description, query, page, people }: Props) {
  const { counts, rows, pageCount } = page
  const today = companyToday()
  const hrefOf = (change: Partial<TaskQuery>) =>
    staffPaths.tasks(area, listQueryParams(TASK_LIST, { ...query, page: 1, ...change }))
  const { state } = query.filters
  const shown = state ? TASK_STATES.filter((each) => each === state) : DUE_STATES
  const item = (task: ListedTask) => {
    const kind = task.about?.kind ?? 'client'
    return (
      <TaskItem
        key={task.id}
        task={task}
        people={people[kind === 'parent_group' ? 'client' : kind]}
        viewerId={viewer.id}
        today={today}
        about={task.about && <TaskAbout about={task.about} role={viewer.role} />}
      />
    )
  }
  const sections = shown.map((state) => ({ state, tasks: rows.filter((task) => task.state === state) }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ScreenHeading title="My tasks" description={description} />
      <ListFilters
        spec={TASK_LIST}
        query={query}
        options={optionsFor(viewer.role, people, viewer.id)}
        action={staffPaths.tasks(area)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Tasks by state" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {TASK_STATES.map((each) => (
            <StaffLink
              key={each}
              href={hrefOf({ filters: { ...query.filters, state: each } })}
              aria-current={each === state ? 'page' : undefined}
              className="py-1 underline-offset-4 hover:underline aria-[current]:font-medium aria-[current]:underline"
            >
              {TASK_STATE_LABELS[each]}{' '}
              <span className="text-muted-foreground tabular-nums">{formatCount(counts[each])}</span>
            </StaffLink>
          ))}
        </nav>
        <a
          href={staffPaths.taskExport(area, listQueryParams(TASK_LIST, { ...query, page: 1 }))}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Export as CSV
        </a>
      </div>
      {rows.length === 0 && (
        <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
          {isFiltered(query)
            ? 'No task matches. Try fewer words or filters.'
            : 'No tasks. Add them on leads, clients and contacts.'}
        </p>
      )}
      <RowShortcuts label="Tasks" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {sections.map(
          ({ state: each, tasks }) =>
            tasks.length > 0 && (
              <section key={each} aria-labelledby={`tasks-${each}`} className="grid gap-2">
                <h2 id={`tasks-${each}`} className="type-heading">
                  {TASK_STATE_LABELS[each]}
                </h2>
                <ul className="divide-y border-y">{tasks.map(item)}</ul>
                {!state && tasks.length < counts[each] && (
                  <StaffLink
                    href={hrefOf({ filters: { ...query.filters, state: each } })}
                    className="justify-self-start text-sm underline underline-offset-4"
                  >
                    Show all {formatCount(counts[each])}
                  </StaffLink>
                )}
              </section>
            ),
        )}
      </RowShortcuts>
      {state && (
        <ListPager
          label="Pages of tasks"
          page={query.page}
          pageCount={pageCount}
          labels={['Previous', 'Next']}
          hrefOf={(number) => hrefOf({ page: number })}
        />
      )}
    </div>
  )
}
