import { isCommonPassword } from './password-rules'

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'passwordpassword',
  'qwertyuiop123',
  '123456789012',
  '1234567890-=',
  'aaaaaaaaaaaa',
  'abababababab',
  'iloveyou2026!!',
  'Welcome-my-1',
  'Fieldlight2026',
  'TrustNoOne-1!',
  'administrator!',
])('rejects %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'correct horse battery staple',
  'violet-tripod-34',
  'Gräben-und-Hügel',
  'xk4#9vTq!2mW',
  'harvest moon over ludington',
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
