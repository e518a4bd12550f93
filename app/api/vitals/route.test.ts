import { countPageVitals } from '@/lib/data/privileged/page-vitals'
import { env } from '@/lib/env'
import { POST } from './route'

jest.mock('@/lib/data/privileged/page-vitals', () => ({ countPageVitals: jest.fn() }))
jest.mock('@/lib/forms/client-address', () => ({ senderHash: async () => 'hash' }))

const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)

const send = (body: BodyInit, origin: string = env.SITE_URL) =>
  POST(new Request(`${env.SITE_URL}/api/vitals`, { method: 'POST', body, headers: { origin } }))

const REPORT = { page: 'videos', metrics: { LCP: 1234.5, CLS: 0.01 } }

beforeEach(() => {
  printed.mockClear()
  jest.mocked(countPageVitals).mockClear()
  env.WEB_VITALS = true
})
afterAll(() => printed.mockRestore())

test('logs the figures in one line, and counts them', async () => {
  expect((await send(JSON.stringify(REPORT))).status).toBe(204)
  expect(printed).toHaveBeenCalledTimes(1)
  expect(String(printed.mock.calls[0]?.[0])).toContain('vitals.report page=videos LCP=1234.5 CLS=0.01')
  expect(countPageVitals).toHaveBeenCalledWith(REPORT, 'hash')
})

test.each([
  ['another site', JSON.stringify(REPORT), 'https://elsewhere.example', 403],
  ['invalid JSON', 'LCP=1', undefined, 400],
  ['an unknown page', JSON.stringify({ ...REPORT, page: '/intro-call/secret' }), undefined, 400],
  ['an unknown metric', JSON.stringify({ ...REPORT, metrics: { email: 1 } }), undefined, 400],
  [
    'text instead of a number',
    JSON.stringify({ ...REPORT, metrics: { LCP: 'ada@example.com' } }),
    undefined,
    400,
  ],
  ['an unknown field', JSON.stringify({ ...REPORT, name: 'Ada' }), undefined, 400],
  ['a report that is too long', JSON.stringify(REPORT) + ' '.repeat(2_000), undefined, 413],
])('rejects %s, logs nothing and counts nothing', async (_, body, origin, status) => {
  expect((await send(body, origin)).status).toBe(status)
  expect(printed).not.toHaveBeenCalled()
  expect(countPageVitals).not.toHaveBeenCalled()
})

test('answers 404 while it is off', async () => {
  env.WEB_VITALS = false
  expect((await send(JSON.stringify(REPORT))).status).toBe(404)
})
