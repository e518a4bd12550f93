import {
  areaOf,
  denialMessage,
  canEnter,
  ROLE_LABELS,
  toUserType,
  USER_TYPES,
  type Area,
  type UserType,
} from './roles'

/** Specification, part 1, section 6. */
const TABLE: [Area, readonly UserType[], string][] = [
  ['super-admin', ['super_admin'], 'This area requires Super Admin privileges'],
  ['admin', ['admin', 'super_admin'], 'This area requires Admin privileges'],
  ['owl', ['owl', 'project_manager', 'admin', 'super_admin'], 'This area requires Owl privileges'],
  [
    'graphic-designer',
    ['graphic_designer', 'project_manager', 'admin', 'super_admin'],
    'This area requires Graphic Designer privileges',
  ],
  [
    'project-manager',
    ['project_manager', 'admin', 'super_admin'],
    'This area requires Project Manager privileges',
  ],
]

describe.each(TABLE)('the %s area', (area, allowed, denial) => {
  test.each(USER_TYPES)('%s', (role) => {
    expect(canEnter(area, role)).toBe(allowed.includes(role))
  })

  test('rejects users without a role', () => {
    expect(canEnter(area, null)).toBe(false)
  })

  test('has a denial message', () => {
    expect(denialMessage(area, null)).toBe(denial)
  })

  test.each([
    `/dashboard/${area}`,
    `/dashboard/${area}/`,
    `/dashboard/${area}/home`,
    `/dashboard/${area}/a/b`,
  ])('includes %s', (pathname) => {
    expect(areaOf(pathname)).toBe(area)
  })
})

test('project managers have their own denial message for the super admin area only', () => {
  expect(denialMessage('super-admin', 'project_manager')).toBe(
    'Project managers cannot access super admin areas',
  )
  expect(denialMessage('admin', 'project_manager')).toBe('This area requires Admin privileges')
})

test.each([
  '/',
  '/dashboard',
  '/dashboard/',
  '/dashboard/admins',
  '/dashboard/super_admin/home',
  '/dashboard/constructor',
  '/videos/dashboard/admin',
])('areaOf returns null for %s', (pathname) => {
  expect(areaOf(pathname)).toBeNull()
})

test.each(USER_TYPES)('%s is parsed in upper and lower case and has a label', (role) => {
  expect(toUserType(role)).toBe(role)
  expect(toUserType(role.toUpperCase())).toBe(role)
  expect(ROLE_LABELS[role]).not.toBe('')
})

test.each([null, undefined, '', 'client', 'super admin', 7, {}])(
  'toUserType returns null for %j',
  (value) => {
    expect(toUserType(value)).toBeNull()
  },
)
