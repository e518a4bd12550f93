import { type Area, canEnter, type UserType } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { SUBJECT_KINDS, type SubjectKind } from '@/lib/leads/follow-up'
import { type AboutKind, type CalendarEntry, type CalendarQuery, calendarParams } from './calendar'
import { owlPaths } from './owl-paths'
import { staffPaths, toQuoteArea, withValues } from './staff-paths'
import { subjectPath } from './subject-path'

export const calendarPath = (area: Area, query?: CalendarQuery) =>
  withValues(paths.screen(area, 'calendar'), query ? calendarParams(query) : {})

/** A role's screens are in its own area; admins see those of others, too. */
const adArea = (role: UserType): Area =>
  role === 'graphic_designer' ? 'graphic-designer' : 'project-manager'

const isTaskSubject = (kind: AboutKind): kind is SubjectKind => SUBJECT_KINDS.some((each) => each === kind)

/**
 * The record of an entry. A task opens what it is about, or where the role has no screen of that, the list of tasks.
 * @param home the role's own area
 */
export function entryPath(
  { about: { kind, id } }: Pick<CalendarEntry, 'about'>,
  role: UserType,
  home: Area,
): string {
  const isAdmin = canEnter('admin', role)
  if (isTaskSubject(kind)) return subjectPath(kind, id, role) ?? staffPaths.tasks(home)
  switch (kind) {
    case 'ad_group':
      return staffPaths.adGroup(adArea(role), id)
    case 'deal':
      return owlPaths.deal(id)
    case 'article':
      return staffPaths.article(id)
    case 'quote':
      return staffPaths.quote(toQuoteArea(isAdmin ? 'admin' : home), id)
  }
}
