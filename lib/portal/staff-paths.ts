import type { Area } from '@/lib/auth/roles'
import { EVERYTHING, writeSearch, type ApplicationSearch, type LeadSearch } from '@/lib/leads/search'
import { paths } from '@/lib/paths'

/** Addresses that only the portal's screens name. Apart, so that public pages do not carry them. */
export const staffPaths = {
  /** The list on the admins' home, narrowed and turned to a page. */
  leads: (search: LeadSearch = EVERYTHING) => `${paths.roleHome('admin')}${writeSearch(search)}#leads`,
  /** What `leads` lists, all its pages, as a file for spreadsheets. */
  leadExport: (search: LeadSearch = EVERYTHING) =>
    `/dashboard/admin/leads/export.csv${writeSearch({ ...search, page: 1 })}`,
  applications: (search: ApplicationSearch = EVERYTHING) =>
    `/dashboard/admin/applications${writeSearch(search)}`,
  /** What applicants added to the lists of cameras and lenses. */
  gearSuggestions: () => '/dashboard/admin/applications#gear',
  /** Every video of the catalogue, for staff; `page` counts from 1. */
  videoGallery: (page = 1) => `/dashboard/admin/video-gallery${page > 1 ? `?page=${page}` : ''}`,
  application: (id: string) => `/dashboard/admin/applications/${id}`,
  /** Intro calls, and the hours in which they can be booked. */
  calls: (page = 1) => `/dashboard/admin/calls${writeSearch({ ...EVERYTHING, page })}`,
  lead: (id: string) => `/dashboard/admin/leads/${id}`,
  /** What has not been sent, on the admins' home. */
  unsentMail: () => `${paths.roleHome('admin')}#mail`,
  /** The list of users; `userSearchParams` makes the query that narrows, sorts and turns it. */
  users: (query?: URLSearchParams) => `/dashboard/super-admin/users${query?.size ? `?${query}` : ''}`,
  /** The list of ad groups; `query` narrows, sorts and turns it. */
  adGroups: (area: Area, query?: URLSearchParams) =>
    `${paths.screen(area, 'ad-groups')}${query?.size ? `?${query}` : ''}`,
  /** The same groups as cards in columns by status; `query` narrows them. */
  adGroupBoard: (area: Area, query?: URLSearchParams) =>
    `${paths.screen(area, 'ad-groups/board')}${query?.size ? `?${query}` : ''}`,
  /** What `adGroups` lists, all its pages, as a file for spreadsheets. */
  adGroupExport: (area: Area, query: URLSearchParams) =>
    `${paths.screen(area, 'ad-groups/export.csv')}${query.size ? `?${query}` : ''}`,
  adGroup: (area: Area, id: string) => paths.screen(area, `ad-groups/${id}`),
  /** Every ad of every group; `query` narrows, sorts and turns the list. */
  adLibrary: (area: Area, query?: URLSearchParams) =>
    `${paths.screen(area, 'ad-library')}${query?.size ? `?${query}` : ''}`,
  /** What `adLibrary` lists, all its pages, as a file for spreadsheets. */
  adLibraryExport: (area: Area, query: URLSearchParams) =>
    `${paths.screen(area, 'ad-library/export.csv')}${query.size ? `?${query}` : ''}`,
  newAdGroup: (area: Area) => paths.screen(area, 'ad-groups/new'),
  ad: (area: Area, id: string) => paths.screen(area, `ads/${id}`),
  /** `path` is that of a file in the bucket `ads`, whichever area one comes from. */
  adFile: (path: string) => `/dashboard/ad-files/${path}`,
  /** Which project manager looks after which group; `query` narrows and turns the board. */
  managerAssignments: (query?: URLSearchParams) =>
    `/dashboard/admin/assignments/project-manager${query?.size ? `?${query}` : ''}`,
  /** Who works on which group; `query` narrows and turns the list. */
  groupAssignments: (query?: URLSearchParams) =>
    `/dashboard/admin/assignments/ad-groups${query?.size ? `?${query}` : ''}`,
  auditLog: () => '/dashboard/super-admin/audit-log',
} as const
