import type { Area } from '@/lib/auth/roles'
import { EVERYTHING, writeSearch, type ApplicationSearch, type LeadSearch } from '@/lib/leads/search'
import { paths } from '@/lib/paths'

/** Apart from `paths`, so that public pages do not load them. */
export const staffPaths = {
  leads: (search: LeadSearch = EVERYTHING) => `${paths.roleHome('admin')}${writeSearch(search)}#leads`,
  leadExport: (search: LeadSearch = EVERYTHING) =>
    `/dashboard/admin/leads/export.csv${writeSearch({ ...search, page: 1 })}`,
  applications: (search: ApplicationSearch = EVERYTHING) =>
    `/dashboard/admin/applications${writeSearch(search)}`,
  gearSuggestions: () => '/dashboard/admin/applications#gear',
  videoGallery: (page = 1) => `/dashboard/admin/video-gallery${page > 1 ? `?page=${page}` : ''}`,
  application: (id: string) => `/dashboard/admin/applications/${id}`,
  calls: (page = 1) => `/dashboard/admin/calls${writeSearch({ ...EVERYTHING, page })}`,
  lead: (id: string) => `/dashboard/admin/leads/${id}`,
  unsentMail: () => `${paths.roleHome('admin')}#mail`,
  users: (query?: URLSearchParams) => `/dashboard/super-admin/users${query?.size ? `?${query}` : ''}`,
  adGroups: (area: Area, query?: URLSearchParams) =>
    `${paths.screen(area, 'ad-groups')}${query?.size ? `?${query}` : ''}`,
  adGroupBoard: (area: Area, query?: URLSearchParams) =>
    `${paths.screen(area, 'ad-groups/board')}${query?.size ? `?${query}` : ''}`,
  adGroupExport: (area: Area, query: URLSearchParams) =>
    `${paths.screen(area, 'ad-groups/export.csv')}${query.size ? `?${query}` : ''}`,
  adGroup: (area: Area, id: string) => paths.screen(area, `ad-groups/${id}`),
  adLibrary: (area: Area, query?: URLSearchParams) =>
    `${paths.screen(area, 'ad-library')}${query?.size ? `?${query}` : ''}`,
  adLibraryExport: (area: Area, query: URLSearchParams) =>
    `${paths.screen(area, 'ad-library/export.csv')}${query.size ? `?${query}` : ''}`,
  newAdGroup: (area: Area) => paths.screen(area, 'ad-groups/new'),
  ad: (area: Area, id: string) => paths.screen(area, `ads/${id}`),
  /** `path` is relative to the storage bucket `ads`. */
  adFile: (path: string) => `/dashboard/ad-files/${path}`,
  managerAssignments: (query?: URLSearchParams) =>
    `/dashboard/admin/assignments/project-manager${query?.size ? `?${query}` : ''}`,
  groupAssignments: (query?: URLSearchParams) =>
    `/dashboard/admin/assignments/ad-groups${query?.size ? `?${query}` : ''}`,
  auditLog: () => '/dashboard/super-admin/audit-log',
} as const
