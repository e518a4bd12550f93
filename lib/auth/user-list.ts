import { choiceFilter, type ListSpec } from '@/lib/list/query'
import { ROLE_LABELS } from './roles'

const role = choiceFilter('Role', 'Any user type', { ...ROLE_LABELS, none: 'No role' })

export const USER_STATE_LABELS = { active: 'Active', inactive: 'Deactivated' } as const

export const USER_LIST = {
  name: 'users',
  nouns: ['user', 'users'],
  searchLabel: 'Name or address',
  nothingFound: 'No users found.',
  columns: {
    name: { label: 'Name', sort: 'up' },
    email: { label: 'Email', sort: 'up' },
    type: { label: 'User Type', sort: 'up' },
    state: { label: 'Status', isHiddenByDefault: true },
    created: { label: 'Created At', sort: 'down' },
    signedIn: { label: 'Last sign-in', isHiddenByDefault: true },
    actions: { label: 'Actions', hasControls: true },
  },
  filters: {
    role,
    state: choiceFilter('Status', 'Active or not', USER_STATE_LABELS),
    signedIn: choiceFilter('Last sign-in', 'Any sign-in', {
      month: 'Within 30 days',
      earlier: 'More than 30 days ago',
      never: 'Never',
    }),
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type UserColumn = keyof typeof USER_LIST.columns
export type UserFilter = keyof typeof USER_LIST.filters

export const INVITATION_STATE_LABELS = { open: 'Open', expired: 'Expired' } as const

export const INVITATION_LIST = {
  name: 'invitations',
  nouns: ['invitation', 'invitations'],
  searchLabel: 'Name or address',
  columns: {
    email: { label: 'Email', sort: 'up' },
    name: { label: 'Name' },
    type: { label: 'User Type' },
    state: { label: 'Status' },
    letter: { label: 'Invitation email' },
    inviter: { label: 'Invited by', isHiddenByDefault: true },
    created: { label: 'Invited', sort: 'down' },
    expires: { label: 'Until', sort: 'up' },
  },
  filters: { role, state: choiceFilter('Status', 'Open or expired', INVITATION_STATE_LABELS) },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type InvitationColumn = keyof typeof INVITATION_LIST.columns
export type InvitationFilter = keyof typeof INVITATION_LIST.filters
