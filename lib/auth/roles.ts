/** The values of the SQL enum `user_type`. */
export const USER_TYPES = ['super_admin', 'admin', 'owl', 'graphic_designer', 'project_manager'] as const
export type UserType = (typeof USER_TYPES)[number]

export const ROLE_LABELS: Record<UserType, string> = {
  super_admin: 'Super Admin',
  admin: 'Admin',
  owl: 'Owl',
  graphic_designer: 'Graphic Designer',
  project_manager: 'Project Manager',
}

export function toUserType(value: unknown): UserType | null {
  if (typeof value !== 'string') return null
  const lower = value.toLowerCase()
  return USER_TYPES.find((role) => role === lower) ?? null
}

export type Area = 'super-admin' | 'admin' | 'owl' | 'graphic-designer' | 'project-manager'

/** `sales`: leads are screens of two areas, and not for everybody who may enter these. */
export type Access = Area | 'sales'

const ALLOWED: Record<Access, readonly UserType[]> = {
  'super-admin': ['super_admin'],
  admin: ['admin', 'super_admin'],
  owl: ['owl', 'project_manager', 'admin', 'super_admin'],
  'graphic-designer': ['graphic_designer', 'project_manager', 'admin', 'super_admin'],
  'project-manager': ['project_manager', 'admin', 'super_admin'],
  sales: ['owl', 'admin', 'super_admin'],
}

const DENIALS: Record<Access, string> = {
  'super-admin': 'This area requires Super Admin privileges',
  admin: 'This area requires Admin privileges',
  owl: 'This area requires Owl privileges',
  'graphic-designer': 'This area requires Graphic Designer privileges',
  'project-manager': 'This area requires Project Manager privileges',
  sales: 'Leads require Owl or Admin privileges',
}

export const SIGN_IN_REQUIRED = 'Unauthorized: Please log in to access this page'

/** The area that a role is at home in. */
export const ownArea = (role: UserType) => role.replaceAll('_', '-') as Area

/** Where a role finds ads, leads and quotes: super admins work in the area of admins. */
export const workArea = (role: UserType): Area => (role === 'super_admin' ? 'admin' : ownArea(role))

/** `role` is the effective role: while mirroring, that of the mirrored user. Null without a role. */
export function canEnter(access: Access, role: UserType | null): boolean {
  return role !== null && ALLOWED[access].includes(role)
}

export function denialMessage(access: Access, role: UserType | null): string {
  if (access === 'super-admin' && role === 'project_manager') {
    return 'Project managers cannot access super admin areas'
  }
  return DENIALS[access]
}

/** Null outside the dashboard and for `/dashboard` itself, which every signed-in user may open. */
export function areaOf(pathname: string): Area | null {
  const segment = pathname.match(/^\/dashboard\/([^/]+)/)?.[1]
  const accesses = Object.keys(ALLOWED) as Access[]
  return accesses.find((access): access is Area => access !== 'sales' && access === segment) ?? null
}
