import type { UserType } from '@/lib/auth/roles'

/** The seeded person of each role; `member` has none. */
export const PEOPLE = {
  super_admin: 'a0000000-0000-4000-8000-000000000001',
  admin: 'a0000000-0000-4000-8000-000000000002',
  owl: 'a0000000-0000-4000-8000-000000000003',
  graphic_designer: 'a0000000-0000-4000-8000-000000000004',
  project_manager: 'a0000000-0000-4000-8000-000000000005',
  member: 'a0000000-0000-4000-8000-000000000006',
} as const satisfies Record<UserType | 'member', string>

export type Person = keyof typeof PEOPLE
