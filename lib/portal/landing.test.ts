import { deniedPath, homeOf, signInPath } from '@/lib/auth/landing'
import { landingPath } from './landing'
import { USER_TYPES } from '@/lib/auth/roles'

const HOMES = {
  super_admin: '/dashboard/super-admin/home',
  admin: '/dashboard/admin/home',
  owl: '/dashboard/owl/home',
  graphic_designer: '/dashboard/graphic-designer/home',
  project_manager: '/dashboard/project-manager/home',
}

test.each(USER_TYPES)('%s starts at home', (role) => {
  expect(homeOf(role)).toBe(HOMES[role])
  expect(landingPath(role, null)).toBe(HOMES[role])
  expect(landingPath(role, '/dashboard')).toBe(HOMES[role])
})

test('someone without a role starts on the public home and learns why', () => {
  expect(homeOf(null)).toBe('/')
  expect(landingPath(null, null)).toBe('/?flash=no-dashboard')
  expect(landingPath(null, '/dashboard/owl/home')).toBe('/?flash=no-dashboard')
})

test('a remembered page wins when its door is open', () => {
  expect(landingPath('admin', '/dashboard/owl/home?page=2')).toBe('/dashboard/owl/home?page=2')
  expect(landingPath('admin', '/dashboard/settings')).toBe('/dashboard/settings')
  expect(landingPath('owl', '/dashboard/owl/locations/7')).toBe('/dashboard/owl/locations/7')
  expect(landingPath(null, '/videos')).toBe('/videos')
  expect(landingPath('owl', '/dashboard-tour')).toBe('/dashboard-tour')
})

test('a remembered page is skipped when its door is closed or leads nowhere', () => {
  expect(landingPath('owl', '/dashboard/admin/home?page=2')).toBe(HOMES.owl)
  expect(landingPath('owl', '/dashboard/nowhere')).toBe(HOMES.owl)
  expect(landingPath('owl', '/dashboard/owl/nowhere')).toBe(HOMES.owl)
  expect(landingPath('owl', '/dashboard/settings')).toBe(HOMES.owl)
})

test('a refusal names the area and leads home', () => {
  expect(deniedPath('admin', 'owl')).toBe('/dashboard/owl/home?flash=denied-admin')
  expect(deniedPath('super-admin', 'project_manager')).toBe(
    '/dashboard/project-manager/home?flash=denied-super-admin-project-manager',
  )
  expect(deniedPath('owl', null)).toBe('/?flash=denied-owl')
})

test('sign-in remembers where it was asked for', () => {
  expect(signInPath('/dashboard/owl/home?page=2')).toBe(
    '/login?next=%2Fdashboard%2Fowl%2Fhome%3Fpage%3D2&flash=sign-in-required',
  )
})
