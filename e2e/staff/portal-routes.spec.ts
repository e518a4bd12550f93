import type { APIResponse } from '@playwright/test'
import type { Viewer } from '@/lib/auth/account'
import { deniedPath, signInPath } from '@/lib/auth/landing'
import { canEnter, USER_TYPES, type Access } from '@/lib/auth/roles'
import { serializeViewer, VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import { lackedAccess, screenHref, isRecordScreen, SCREENS } from '@/lib/portal/screens'
import { forEachAtOnce } from '../fixtures/at-once.ts'
import { expectRenderedPolicy } from '../fixtures/policy.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000'

const screens = SCREENS.map((screen) => ({
  screen,
  address: screenHref(screen).replace('[id]', NOBODYS_ID),
  isRecord: isRecordScreen(screen),
}))

/** What route handlers of the portal answer, and to whom. */
const files: { area: Access; address: string; status: number }[] = [
  { area: 'admin', address: '/dashboard/admin/leads/export.csv', status: 200 },
  { area: 'admin', address: '/dashboard/admin/upload-client-logos/export.csv', status: 200 },
  { area: 'admin', address: '/dashboard/admin/mail/export.csv', status: 200 },
  { area: 'super-admin', address: '/dashboard/super-admin/users/export.csv', status: 200 },
  { area: 'super-admin', address: '/dashboard/super-admin/invitations/export.csv', status: 200 },
  { area: 'super-admin', address: '/dashboard/super-admin/audit-log/export.csv', status: 200 },
  { area: 'super-admin', address: '/dashboard/super-admin/jobs/export.csv', status: 200 },
  {
    area: 'super-admin',
    address: `/dashboard/super-admin/privacy-requests/${NOBODYS_ID}/export.csv`,
    status: 404,
  },
  {
    area: 'super-admin',
    address: `/dashboard/super-admin/privacy-requests/${NOBODYS_ID}/export.json`,
    status: 404,
  },
  { area: 'admin', address: '/dashboard/admin/ad-groups/export.csv', status: 200 },
  { area: 'project-manager', address: '/dashboard/project-manager/ad-groups/export.csv', status: 200 },
  { area: 'project-manager', address: '/dashboard/project-manager/ad-library/export.csv', status: 200 },
  { area: 'graphic-designer', address: '/dashboard/graphic-designer/ad-groups/export.csv', status: 200 },
  { area: 'graphic-designer', address: '/dashboard/graphic-designer/ad-library/export.csv', status: 200 },
  { area: 'graphic-designer', address: `/dashboard/ad-files/${NOBODYS_ID}/nothing.png`, status: 404 },
  { area: 'graphic-designer', address: `/dashboard/ad-fill-drawings/${NOBODYS_ID}/1/story`, status: 404 },
  {
    area: 'project-manager',
    address: `/dashboard/project-manager/ad-fills/${NOBODYS_ID}/errors.csv`,
    status: 404,
  },
  { area: 'project-manager', address: '/dashboard/project-manager/ad-templates/export.csv', status: 200 },
  { area: 'graphic-designer', address: '/dashboard/graphic-designer/ad-templates/export.csv', status: 200 },
  { area: 'graphic-designer', address: `/dashboard/ad-template-drawings/${NOBODYS_ID}/story`, status: 404 },
  { area: 'owl', address: '/dashboard/owl/ad-groups/export.csv', status: 404 },
]

/** Status, and where to. */
function answerOf(response: APIResponse): string {
  const { location } = response.headers()
  if (!location) return String(response.status())
  const { pathname, search } = new URL(location, TEST_SITE_URL)
  return `${response.status()} ${pathname}${search}`
}

function expectPrivate(response: APIResponse) {
  expect(response.headers()['cache-control'], response.url()).toMatch(/no-store/)
}

test('every portal URL redirects a signed-out visitor to the sign-in page', async ({ request }) => {
  await forEachAtOnce(screens, async ({ address }) => {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(answerOf(response), address).toBe(`307 ${signInPath(address)}`)
    expectPrivate(response)
  })
})

test('files of the portal are open to the same roles as its screens', async ({
  request,
  context,
  loginAs,
}) => {
  for (const { address } of files) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(answerOf(response), address).toMatch(/^307 \/login\?/)
  }
  for (const role of USER_TYPES) {
    await loginAs(role)
    // Without it the middleware leaves the answer to the file's own guard.
    await context.clearCookies({ name: VIEWER_COOKIE })
    await forEachAtOnce(files, async ({ area, address, status }) => {
      const response = await context.request.get(address, { maxRedirects: 0 })
      const expected = canEnter(area, role) ? String(status) : `307 ${deniedPath(area, role)}`
      expect(answerOf(response), `${address} as ${role}`).toBe(expected)
      expectPrivate(response)
    })
  }
})

const people = [...USER_TYPES, 'member'] as const
const callers = [
  ...people.map((who) => ({ name: who, who, isMirrored: false })),
  ...people
    .filter((who) => who !== 'super_admin')
    .map((who) => ({ name: `a super admin as ${who}`, who, isMirrored: true })),
]

for (const { name, who, isMirrored } of callers) {
  const role = who === 'member' ? null : who

  test(`${name} gets the screens of the role, and elsewhere an explanation`, async ({ context, loginAs }) => {
    await (isMirrored ? loginAs('super_admin', who) : loginAs(who))
    await forEachAtOnce(screens, async ({ screen, address, isRecord: isUnknownRecord }) => {
      const response = await context.request.get(address, { maxRedirects: 0 })
      const open = isUnknownRecord ? '404' : '200'
      const lacked = lackedAccess(screen, role)
      const expected = lacked ? `307 ${deniedPath(lacked, role)}` : open
      expect(answerOf(response), address).toBe(expected)
      expectPrivate(response)
      // Nobody else gets every screen.
      if (role === 'super_admin') await expectRenderedPolicy(response)
      if (expected === '404') expect(await response.text(), address).toContain('Oops! Page not found')
    })
  })
}

test('the readable cookie opens nothing, and closes nothing', async ({ context, loginAs }) => {
  await loginAs('owl')
  const answer = async (address: string, claimed: Viewer | null) => {
    await context.clearCookies({ name: VIEWER_COOKIE })
    if (claimed) {
      const value = encodeURIComponent(serializeViewer(claimed))
      await context.addCookies([{ name: VIEWER_COOKIE, value, url: TEST_SITE_URL }])
    }
    return answerOf(await context.request.get(address, { maxRedirects: 0 }))
  }
  const claims = [null, ...[...USER_TYPES, null].map((role) => ({ name: 'Somebody', role }))]
  for (const claimed of claims) {
    const who = claimed ? String(claimed.role) : 'nobody'
    expect(await answer('/dashboard/owl/home', claimed), who).toBe('200')
    expect(await answer('/dashboard/admin/home', claimed), who).toBe(`307 ${deniedPath('admin', 'owl')}`)
  }
})

test('old URLs redirect, unknown URLs answer 404', async ({ context, loginAs }) => {
  await loginAs('project_manager')
  const expected = {
    '/dashboard/graphic-design/ad-groups/7': '307 /dashboard/graphic-designer/ad-groups/7',
    '/dashboard/project-manager/ad/7': '307 /dashboard/project-manager/ads/7',
    '/dashboard/owl/parent-groups/new': '307 /dashboard/owl/site-groups/new',
    '/dashboard/owl/locations': '307 /dashboard/owl/sites',
    '/dashboard/owl': '307 /dashboard/owl/home',
    '/dashboard': '307 /dashboard/project-manager/home',
    '/dashboard/owl/nowhere': '404',
    '/dashboard/nowhere': '404',
    '/dashboard/admin/nowhere': `307 ${deniedPath('admin', 'project_manager')}`,
  }
  for (const [address, answer] of Object.entries(expected)) {
    const response = await context.request.get(address, { maxRedirects: 0 })
    expect(answerOf(response), address).toBe(answer)
    expectPrivate(response)
  }
})
