import { withFlash } from './flash'
import { flashMessage } from './flash-messages'

test('withFlash keeps an existing query', () => {
  expect(withFlash('/', 'signed-out')).toBe('/?flash=signed-out')
  expect(withFlash('/login?next=%2Fdashboard', 'sign-in-required')).toBe(
    '/login?next=%2Fdashboard&flash=sign-in-required',
  )
})

test('returns the texts of the specification', () => {
  expect(flashMessage('sign-in-required')?.title).toBe('Unauthorized: Please log in to access this page')
  expect(flashMessage('denied-admin')?.title).toBe('This area requires Admin privileges')
  expect(flashMessage('signed-out')).toMatchObject({
    title: 'Logged out successfully',
    description: 'You have been logged out of your account.',
  })
})

test.each(['', 'constructor', 'You have won', 'denied-'])('returns null for the unknown code %j', (code) => {
  expect(flashMessage(code)).toBeNull()
})
