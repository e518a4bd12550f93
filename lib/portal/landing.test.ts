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

test.each(USER_TYPES)('sends %s to the home of the role', (role) => {
  expect(homeOf(role)).toBe(HOMES[role])
  expect(landingPath(role, null)).toBe(HOMES[role])
  expect(landingPath(role, '/dashboard')).toBe(HOMES[role])
})

test('sends users without a role to the public home with a message', () => {
  expect(homeOf(null)).toBe('/')
  expect(landingPath(null, null)).toBe('/?flash=no-dashboard')
  expect(landingPath(null, '/dashboard/owl/home')).toBe('/?flash=no-dashboard')
})

test('prefers the requested page when the role may open it', () => {
  expect(landingPath('admin', '/dashboard/owl/home?page=2')).toBe('/dashboard/owl/home?page=2')
  expect(landingPath('admin', '/dashboard/settings')).toBe('/dashboard/settings')
  expect(landingPath('owl', '/dashboard/owl/locations/7')).toBe('/dashboard/owl/locations/7')
  expect(landingPath(null, '/videos')).toBe('/videos')
  expect(landingPath('owl', '/dashboard-tour')).toBe('/dashboard-tour')
})

test('ignores a requested page that is forbidden or does not exist', () => {
  expect(landingPath('owl', '/dashboard/admin/home?page=2')).toBe(HOMES.owl)
  expect(landingPath('owl', '/dashboard/nowhere')).toBe(HOMES.owl)
  expect(landingPath('owl', '/dashboard/owl/nowhere')).toBe(HOMES.owl)
  expect(landingPath('owl', '/dashboard/settings')).toBe(HOMES.owl)
})

test('deniedPath leads home and names the area', () => {
  expect(deniedPath('admin', 'owl')).toBe('/dashboard/owl/home?flash=denied-admin')
  expect(deniedPath('super-admin', 'project_manager')).toBe(
    '/dashboard/project-manager/home?flash=denied-super-admin-project-manager',
  )
  expect(deniedPath('owl', null)).toBe('/?flash=denied-owl')
})

test('signInPath keeps the requested page', () => {
  expect(signInPath('/dashboard/owl/home?page=2')).toBe(
    '/login?next=%2Fdashboard%2Fowl%2Fhome%3Fpage%3D2&flash=sign-in-required',
  )
})
