import { globSync } from 'node:fs'
import path from 'node:path'
import type { Mirroring } from '@/lib/auth/account'
import { deniedPath } from '@/lib/auth/landing'
import { readSignIn } from '@/lib/auth/read-sign-in'
import { canEnter, USER_TYPES, type Access, type UserType } from '@/lib/auth/roles'
import { env } from '@/lib/env'
import { AREAS } from '@/lib/portal/screens'

const mockUseSecretKey = jest.fn(() => ({}))

/*
 * Calls each route handler without middleware. The database client is an empty object, so a refusal also proves that nothing
 * was read before the guard.
 */
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: () => Promise.resolve({}) }))
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => mockUseSecretKey() }))
jest.mock('@/lib/auth/read-sign-in', () => ({ readSignIn: jest.fn() }))

// Handlers of allowed roles fail without a database and log it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation())

const ROOT = path.resolve('app/(staff)')
const ID = '00000000-0000-4000-8000-000000000000'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Whom handlers are for that are not below the folder of an area. `signed-in`: the database decides what each one sees. */
const MEANT_FOR: Record<string, Access | 'signed-in' | 'everyone'> = {
  'dashboard/ad-files/[group]/[file]': 'graphic-designer',
  'dashboard/ad-fill-drawings/[fill]/[row]/[format]': 'graphic-designer',
  'dashboard/ad-template-drawings/[id]/[format]': 'graphic-designer',
  'dashboard/notifications/[id]': 'signed-in',
  'dashboard/owl/brands/[id]/guidelines': 'signed-in',
  'dashboard/search-records': 'signed-in',
  // How much is unread for whoever asks: nothing for strangers.
  'dashboard/unread': 'everyone',
  'film-uploads/[video]': 'admin',
  'film-uploads/[video]/[upload]': 'admin',
}

const PARAMS = {
  area: 'admin',
  collection: 'sites',
  id: ID,
  fill: ID,
  row: '1',
  format: 'story',
  group: ID,
  file: 'nothing.png',
  video: ID,
  upload: ID,
  frame: ID,
}

type Handler = (request: Request, context: { params: Promise<typeof PARAMS> }) => Promise<Response>

const routes = globSync('**/route.ts', { cwd: ROOT }).map((file) => path.dirname(file))

/** Undefined for a handler that nobody has decided about. Those below `[area]` are asked in the area of admins. */
function meantFor(route: string) {
  const [, folder = ''] = route.split('/')
  return MEANT_FOR[route] ?? (folder === '[area]' ? 'admin' : AREAS.find((area) => area === folder))
}

/** They ask the database nothing with the secret key. */
const LEFT_TO_THE_DATABASE: Record<string, string> = {
  'dashboard/unread': 'mark_record_read() finds nothing while mirroring',
}

const WRITES: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Of somebody who may look and not change. */
const LOOKING: Mirroring = {
  targetId: ID,
  email: 'someone@fieldlight.example',
  firstName: null,
  lastName: null,
  role: null,
  label: 'someone',
  until: '2100-01-01T00:00:00Z',
  canChange: false,
  originalDashboard: null,
  isValid: true,
}

/** `open`, or how the handler refuses. */
async function answerOf(
  handler: Handler,
  method: string,
  role: UserType | null | 'nobody',
  mirroring: Mirroring | null = null,
): Promise<string> {
  const account = { id: ID, email: 'someone@fieldlight.example', firstName: null, lastName: null }
  jest.mocked(readSignIn).mockResolvedValue({
    account: role === 'nobody' ? null : { ...account, role },
    mirroring,
    missing: null,
    sessionId: null,
    enrollBy: null,
  })
  try {
    const request = new Request(`${env.SITE_URL}/somewhere`, { method, headers: { origin: env.SITE_URL } })
    const { status } = await handler(request, { params: Promise.resolve(PARAMS) })
    return [401, 403].includes(status) ? String(status) : 'open'
  } catch (error) {
    const [kind, , target = ''] = String((error as { digest?: string }).digest).split(';')
    return kind === 'NEXT_REDIRECT' ? target : 'open'
  }
}

const methodsOf = async (route: string) => {
  const handlers = (await import(path.join(ROOT, route, 'route.ts'))) as Record<string, Handler>
  return METHODS.flatMap((method) => {
    const handler = handlers[method]
    return handler ? [{ method, handler }] : []
  })
}

test('somebody has decided whom each route handler is for', () => {
  expect(routes.filter((route) => meantFor(route) === undefined)).toEqual([])
  expect(Object.keys(MEANT_FOR).filter((route) => !routes.includes(route))).toEqual([])
})

test.each(routes)('%s answers whom it is for, with every method', async (route) => {
  const access = meantFor(route)
  const methods = await methodsOf(route)
  expect(methods).not.toEqual([])
  for (const { method, handler } of methods) {
    const stranger = await answerOf(handler, method, 'nobody')
    expect([method, stranger]).toEqual([
      method,
      access === 'everyone' ? 'open' : expect.stringMatching(/^(401|\/login\?next=.+)$/),
    ])
    if (access === undefined || access === 'everyone') continue
    for (const role of access === 'signed-in' ? USER_TYPES : [null, ...USER_TYPES]) {
      const isOpen = access === 'signed-in' || canEnter(access, role)
      const refusals = isOpen ? ['open'] : ['403', deniedPath(access, role)]
      const answer = await answerOf(handler, method, role)
      expect({ method, role, answer, fits: refusals.includes(answer) }).toMatchObject({ fits: true })
    }
  }
})

test('handlers that write refuse whoever only looks, before the secret key is used', async () => {
  const asked: string[] = []
  mockUseSecretKey.mockClear()
  for (const route of routes) {
    for (const { method, handler } of await methodsOf(route)) {
      if (!WRITES.includes(method) || route in LEFT_TO_THE_DATABASE) continue
      asked.push(`${method} ${route}`)
      for (const role of USER_TYPES) {
        const answer = await answerOf(handler, method, role, LOOKING)
        expect([method, route, role, answer]).toEqual([method, route, role, '403'])
        if (role === 'admin') {
          const changing = await answerOf(handler, method, role, { ...LOOKING, canChange: true })
          expect([method, route, changing]).toEqual([method, route, 'open'])
        }
      }
    }
  }
  expect(asked.toSorted()).toEqual([
    'DELETE film-uploads/[video]/[upload]',
    'PATCH film-uploads/[video]/[upload]',
    'POST film-uploads/[video]',
  ])
  expect(mockUseSecretKey).not.toHaveBeenCalled()
})
