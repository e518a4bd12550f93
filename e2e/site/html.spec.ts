import { isJavaInstalled } from '../../tools/gate/java.ts'
import { PREVIEW, STORED } from '../fixtures/addresses.ts'
import { checkHtml } from '../fixtures/html-checker.ts'
import { createLeadWithLink } from '../fixtures/intro-call.ts'
import type { DemoUser } from '../fixtures/login.ts'
import { sendQuote } from '../fixtures/quotes.ts'
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
    ].map((screen) => `/dashboard/admin/${screen}`),
  ],
  [
    'owl',
    ['home', 'sites', 'sites/new', 'deals', 'brands', 'products', 'loyalty-program', 'contacts'].map(
      (screen) => `/dashboard/owl/${screen}`,
    ),
  ],
  ['super_admin', ['home', 'users', 'audit-log', 'jobs'].map((screen) => `/dashboard/super-admin/${screen}`)],
]

if (isJavaInstalled()) {
  test('the main pages are HTML without faults', async ({ page, loginAs }) => {
    const pages = new Map<string, string>()
    const read = async (address: string) => {
      const html = await (await page.request.get(address)).text()
      expect(html, address).toMatch(/^<!DOCTYPE html><html lang="en"/)
      pages.set(address, html)
    }
    const [{ token }, { path, confirmPath }] = await Promise.all([sendQuote(), createLeadWithLink()])
    for (const address of [
      ...STORED.filter((stored) => !/no(where|thing)|\/99$/.test(stored)),
      '/login?view=reset',
      '/get-started/estimate?package=drone-video',
      PREVIEW,
      `/quote/${token}`,
      '/quote/check',
      path,
      confirmPath,
    ]) {
      await read(address)
    }
    for (const [user, addresses] of SCREENS) {
      await loginAs(user)
      for (const address of addresses) await read(address)
    }
    expect(await checkHtml(pages)).toEqual([])
  })
}
