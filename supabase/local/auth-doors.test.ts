import { isClosedDoor } from './auth-doors.ts'

const isClosed = (method: string, path: string) => isClosedDoor(method, new URL(path, 'http://localhost'))

test.each([
  ['POST', '/auth/v1/token?grant_type=password'],
  ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ['POST', '/auth/v1/logout?scope=local'],
  ['POST', '/auth/v1/recover?redirect_to=x'],
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user'],
  ['DELETE', '/rest/v1/client_reviews?id=eq.1'],
])('lets %s %s pass', (method, path) => {
  expect(isClosed(method, path)).toBe(false)
})

test.each([
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/token?grant_type=pkce'],
  ['POST', '/auth/v1/otp'],
  ['POST', '/auth/v1/magiclink'],
  ['POST', '/auth/v1/resend'],
  ['POST', '/auth/v1/user'],
  ['GET', '/auth/v1/verify?token=x'],
  ['GET', '/auth/v1/authorize?provider=google'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/reauthenticate'],
  ['GET', '/auth/v1/user/'],
  ['DELETE', '/auth/v1/admin/users/1'],
])('closes %s %s', (method, path) => {
  expect(isClosed(method, path)).toBe(true)
})
