import { randomUUID } from 'node:crypto'
import { isJavaInstalled } from '../../tools/gate/java.ts'
import { PREVIEW, STORED } from '../fixtures/addresses.ts'
import { forEachAtOnce } from '../fixtures/at-once.ts'
import { checkHtml } from '../fixtures/html-checker.ts'
import { createLeadWithLink } from '../fixtures/intro-call.ts'
import type { DemoUser } from '../fixtures/login.ts'
import { sendQuote } from '../fixtures/quotes.ts'
import { addClientToAsk, addRequest } from '../fixtures/review-requests.ts'
import { enrollStaff, inviteStaff, joinStaff, loginAsStaff } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

const SCREENS: [DemoUser, string[]][] = [
  [
    'admin',
    [
      'home',
      'leads',
      'leads/board',
      'calls',
      'calendar',
      'quotes',
      'articles',
      'video-gallery',
      'video-gallery/new',
      'place-pages',
      'ad-groups',
      'applications',
      'mail',
      'tasks',
      'redirects',
      'inbox',
      'ad-groups/e2000000-0000-4000-8000-000000000001',
    ].map((screen) => `/dashboard/admin/${screen}`),
  ],
  [
    'owl',
    [
      'home',
      'sites',
      'sites/new',
      'deals',
      'brands',
      'products',
      'loyalty-program',
      'contacts',
      'settings',
    ].map((screen) => `/dashboard/owl/${screen}`),
  ],
  [
    'super_admin',
    ['home', 'users', 'audit-log', 'jobs', 'privacy-requests', 'retention', 'sign-in-rules'].map(
      (screen) => `/dashboard/super-admin/${screen}`,
    ),
  ],
]

/** Of somebody whose second step is missing. */
const CODE = '/login/code'

if (isJavaInstalled()) {
  test('the main pages are HTML without faults', async ({ page, context, loginAs }) => {
    const pages = new Map<string, string>()
    const read = async (address: string) => {
      const html = await (await page.request.get(address)).text()
      expect(html, address).toMatch(/^<!DOCTYPE html><html lang="en"/)
      pages.set(address, html)
    }
    const email = `html-${randomUUID()}@fieldlight.example`
    const [{ token }, { path, confirmPath }, review, invitation] = await Promise.all([
      sendQuote(),
      createLeadWithLink(),
      addClientToAsk().then((client) => addRequest(client)),
      inviteStaff(email, 'owl'),
    ])
    const visited = [
      ...STORED.filter((stored) => !/no(where|thing)|\/99$/.test(stored)),
      '/login?view=reset',
      '/get-started/estimate?package=drone-video',
      PREVIEW,
      `/quote/${token}`,
      '/quote/check',
      path,
      confirmPath,
      `/review/${review}`,
      `/auth/invitation?token=${invitation}`,
      '/auth/confirm',
      '/auth/confirm?token_hash=unknown-hash&type=recovery',
      '/auth/confirm?token_hash=unknown-hash&type=email_change',
    ]
    await forEachAtOnce(visited, read)
    await joinStaff(email, invitation)
    await loginAsStaff(context, email)
    await read('/login/second-factor')
    await enrollStaff(email)
    await read(CODE)
    expect(pages.get(CODE)).toContain('Second step')
    await context.clearCookies()
    for (const [user, addresses] of SCREENS) {
      await loginAs(user)
      await forEachAtOnce(addresses, read)
    }
    expect(await checkHtml(pages)).toEqual([])
  })
}
