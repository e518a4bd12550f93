import { globSync } from 'node:fs'
import path from 'node:path'
import type { Account } from '@/lib/auth/account'
import { deniedPath, signInPath } from '@/lib/auth/landing'
import { readSignIn } from '@/lib/auth/read-sign-in'
import { USER_TYPES, type UserType } from '@/lib/auth/roles'
import { lackedAccess, screenHref, SCREENS } from '@/lib/portal/screens'

/*
 * Calls each page without middleware and layout. The database client is an empty object, so a redirect also proves
 * that nothing was read before the guard.
 */
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: () => Promise.resolve({}) }))
jest.mock('@/lib/auth/read-sign-in', () => ({ readSignIn: jest.fn() }))

// Pages of allowed roles fail without a database and log it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation())

const ROOT = path.resolve('app/(staff)/dashboard')
const FOR_ALL_OTHERS = '[area]/[[...path]]/page.tsx'
const ID = '00000000-0000-4000-8000-000000000000'

const files = globSync('**/page.tsx', { cwd: ROOT })
const screens = SCREENS.map((screen) => {
  const own = path.join(screenHref(screen).replace('/dashboard/', ''), 'page.tsx')
  const shared = path.join('[area]', screen.path, 'page.tsx')
  const ofCollection = own.replace(/(?<=^owl\/imports\/)[^/]+/, '[collection]')
  return {
    screen,
    address: screenHref(screen).replace('[id]', ID),
    file: [own, shared, ofCollection].find((file) => files.includes(file)) ?? FOR_ALL_OTHERS,
  }
})

type Page = { default: (props: object) => Promise<unknown> }

const person = (role: UserType | null): Account => ({
  id: ID,
  email: 'someone@fieldlight.example',
  firstName: null,
  lastName: null,
  role,
})

/** Where the page redirects to; null when it does not. */
async function redirectOf(file: string, address: string, account: Account | null): Promise<string | null> {
  jest.mocked(readSignIn).mockResolvedValue({
    account,
    mirroring: null,
    missing: null,
    sessionId: null,
    enrollBy: null,
  })
  const { default: render } = (await import(path.join(ROOT, file))) as Page
  const [, , area, ...segments] = address.split('/')
  try {
    await render({
      params: Promise.resolve({ area, path: segments, id: ID, collection: segments[1] }),
      searchParams: Promise.resolve({}),
    })
  } catch (error) {
    const [kind, , target] = String((error as { digest?: string }).digest).split(';')
    if (kind === 'NEXT_REDIRECT') return target ?? null
  }
  return null
}

test('every page belongs to a screen of the table', () => {
  const expected = new Set(['page.tsx', FOR_ALL_OTHERS, ...screens.map(({ file }) => file)])
  expect(files.filter((file) => !expected.has(file))).toEqual([])
})

test('every screen has a page of its own', () => {
  expect(screens.filter(({ file }) => file === FOR_ALL_OTHERS).map(({ address }) => address)).toEqual([])
})

test.each([
  ...screens,
  { file: 'page.tsx', address: '/dashboard' },
  { file: FOR_ALL_OTHERS, address: '/dashboard/owl' },
  { file: FOR_ALL_OTHERS, address: '/dashboard/owl/parent-groups/7' },
  { file: FOR_ALL_OTHERS, address: '/dashboard/none/x' },
])('$address sends signed-out visitors to the login page with a return path', async ({ file, address }) => {
  expect(await redirectOf(file, address, null)).toBe(signInPath(address))
})

describe.each([...USER_TYPES, null])('%s', (role) => {
  test.each(screens)('at $address', async ({ file, address, screen }) => {
    const lacked = lackedAccess(screen, role)
    const target = lacked && deniedPath(lacked, role)
    expect(await redirectOf(file, address, person(role))).toBe(target)
  })
})
