import { isTrusted } from './recaptcha'

const CONFIG = { siteKey: 'site', projectId: 'project', apiKey: 'key', minScore: 0.5 }

const answer = (body: object, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))

const assessed = (score: number, tokenProperties: object = {}) => ({
  tokenProperties: { valid: true, action: 'contact_submit', ...tokenProperties },
  riskAnalysis: { score },
})

beforeEach(() => jest.spyOn(process.stdout, 'write').mockImplementation(() => true))
afterEach(() => jest.restoreAllMocks())

test('a good score for our action is trusted', async () => {
  const fetched = answer(assessed(0.5))
  expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(true)
  expect(String(fetched.mock.calls[0]?.[0])).toContain('/projects/project/assessments')
  expect(String(fetched.mock.calls[0]?.[1]?.body)).toBe(
    '{"event":{"token":"token","siteKey":"site","expectedAction":"contact_submit"}}',
  )
})

test.each([
  ['a low score', assessed(0.4)],
  ['an invalid token', assessed(0.9, { valid: false })],
  ['another form’s token', assessed(0.9, { action: 'videographer_signup' })],
  ['no score', { tokenProperties: { valid: true, action: 'contact_submit' } }],
  ['an unknown answer', {}],
])('%s is in doubt', async (_, body) => {
  answer(body)
  expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(false)
})

test('a verifier that is away puts everyone in doubt, and nobody out', async () => {
  answer({}, 500)
  expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(false)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(false)
})

test('without a token nothing is asked', async () => {
  const fetched = answer(assessed(0.9))
  expect(await isTrusted(undefined, 'contact_submit', CONFIG)).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})
