import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { forgetApprovals } from '../fixtures/ad-feedback.ts'
import { STORED } from '../fixtures/addresses.ts'
import { countSubmissions } from '../fixtures/database.ts'
import { startFirefox } from '../fixtures/engines/firefox.ts'
import type { Browser } from '../fixtures/engines/tab.ts'
import { walkIn, type Walk } from '../fixtures/engines/walk.ts'
import { startWebKit } from '../fixtures/engines/webkit.ts'
import { isFirefoxInstalled, isWebKitInstalled } from '../../tools/gate/browser.ts'
import { FILM_ORIGINS, FILM_PATH, listFilmWays, type WayOut } from '../fixtures/film-ways.ts'
import { DEMO_PASSWORD, demoEmail } from '../fixtures/login.ts'

const PREVIEW = '/preview/ad-group/e2000000-0000-4000-8000-000000000002'
const AD = 'e3000000-0000-4000-8000-000000000201'
const FILM = '/videos/lakeshore-roasters-first-pour'
const WALKED_ORIGINS: ReadonlySet<string> = new Set(['home', 'the portfolio'])

const ENGINES = [
  { engine: 'Firefox', isInstalled: isFirefoxInstalled, start: startFirefox },
  { engine: 'WebKit', isInstalled: isWebKitInstalled, start: startWebKit },
].filter(({ isInstalled }) => isInstalled())

// Pages of a real engine on a busy machine, without Playwright's own waiting.
test.describe.configure({ mode: 'default', timeout: 180_000 })

for (const { engine, start } of ENGINES) {
  test.describe(engine, () => {
    let browser: Browser
    let walk: Walk
    test.beforeAll(async () => {
      browser = await start()
      walk = walkIn(browser.tab)
    })
    test.afterAll(() => browser.stop())
    test.afterEach(() => walk.expectQuiet())

    test('every kind of page shows its heading', async () => {
      for (const path of STORED) {
        await walk.open(path)
        await walk.shows('h1')
      }
    })

    test('a film opens over the portfolio, and every way back leads there', async () => {
      await walk.open('/videos')
      const leave: (() => Promise<void>)[] = [
        () => browser.tab.press('Escape'),
        () => browser.tab.back(),
        () => walk.click('dialog button, dialog a', 'Close'),
      ]
      for (const close of leave) {
        await walk.click(`main li a[href="${FILM}"]`)
        await walk.isAt(FILM)
        await walk.shows('dialog:modal h1, dialog:modal h2')
        await close()
        await walk.isAt(/^\/videos$/)
        await walk.shows('dialog:modal', false)
      }
      await browser.tab.forward()
      await walk.shows('dialog:modal')
      // Our own controls, not those of the engine.
      await walk.click('dialog:modal button[aria-label="Unmute"]')
      await walk.shows('dialog:modal button[aria-label="Mute"]')
      await walk.shows('dialog:modal video:not([controls])')
    })

    for (const [at, { name, path, link }] of FILM_ORIGINS.entries()) {
      if (!WALKED_ORIGINS.has(name)) continue
      // WebKit drops a Forward that comes while a step back is under way.
      const isAtOnce = engine !== 'WebKit'
      test(`a film opens over ${name}: every way out leads back, and Forward to it`, async () => {
        const leave: Record<WayOut, () => Promise<void>> = {
          Escape: () => browser.tab.press('Escape'),
          Close: () => walk.click('dialog:modal [aria-label="Close"]'),
          backdrop: () => browser.tab.clickAt(4, 450),
          Back: () => browser.tab.back(),
        }
        const isOpen = async () => {
          await walk.shows('dialog:modal h1, dialog:modal h2')
          await walk.isAt(FILM_PATH)
        }
        await walk.open(path)
        await walk.reach(link)
        const stands = await browser.tab.evaluate<number>('scrollY')
        const isClosed = async () => {
          await walk.isAt(new RegExp(`^${path}$`))
          await walk.shows('dialog[open]', false)
          await expect.poll(() => browser.tab.evaluate(`Math.abs(scrollY - ${stands}) < 3`)).toBe(true)
        }
        for (const { wayIn, isReloaded, out } of listFilmWays(at)) {
          await test.step(`${wayIn}, ${isReloaded ? 'a reload, ' : ''}${out}, and Forward`, async () => {
            if (wayIn === 'click') await walk.click(link)
            else {
              await walk.reach(link)
              await browser.tab.evaluate(`document.querySelector('${link}').focus({ preventScroll: true })`)
              await browser.tab.press('Enter')
            }
            await isOpen()
            if (isReloaded) {
              await walk.reload()
              await isOpen()
            }
            await leave[out]()
            // After a reload the page below is drawn first.
            if (isReloaded || !isAtOnce) await isClosed()
            // A busy engine takes a Forward before the press: there is nothing to go forward to yet.
            else if (out !== 'Back') await walk.shows('dialog:modal', false)
            await browser.tab.forward()
            await isOpen()
            await leave[out]()
            await isClosed()
          })
        }
      })
    }

    test('a film opened by its address closes to the portfolio', async () => {
      for (const isReloaded of [false, true]) {
        await walk.open(FILM)
        if (isReloaded) await walk.reload()
        await walk.shows('dialog:modal video:not([controls])')
        await walk.click('dialog:modal [aria-label="Close"]')
        await walk.isAt(/^\/videos$/)
        await walk.shows('dialog[open]', false)
      }
    })

    test('a search on the map counts videographers', async () => {
      await walk.open('/videographers-near-me')
      await walk.click('[role="combobox"]')
      await browser.tab.type('detr')
      await walk.shows('[role="option"]')
      await browser.tab.press('ArrowDown')
      await browser.tab.press('Enter')
      await walk.sees('within 50 miles of Detroit, MI', 'dialog')
    })

    test('the contact form names what is missing, and is stored', async () => {
      const email = `${engine.toLowerCase()}-${randomBytes(4).toString('hex')}@example.com`
      await walk.open('/get-started')
      await walk.click('button', 'Send')
      await walk.sees('First name is required')
      await walk.fill('First name', 'Nora')
      await walk.fill('Last name', 'Whitcomb')
      await walk.fill('Email', email)
      await walk.fill('Business name', 'Whitcomb Orchards')
      await walk.fill('Message', 'A two-minute film about the harvest, in September.')
      await walk.send('Send')
      await walk.sees('24 hours', '[role="status"]')
      expect(await countSubmissions(email)).toBe(1)
    })

    test('a client approves an ad', async () => {
      await forgetApprovals(AD)
      await walk.open(PREVIEW)
      await walk.click('article label', 'Approve')
      await walk.fill('Your name', 'Dana Reyes')
      await walk.fill('Your email', 'dana@example.com')
      await walk.send('Approve as it is')
      await walk.sees('Approved by Dana Reyes, ')
    })

    test('staff sign in and find a screen', async () => {
      await walk.open('/login')
      await walk.fill('Email', demoEmail('admin'))
      await walk.fill('Password', DEMO_PASSWORD)
      await walk.click('button', 'Sign In')
      await walk.isAt('/dashboard/admin/home')
      await walk.click('nav a', 'Leads')
      await walk.isAt('/dashboard/admin/leads')
      await walk.click('a', 'Find anything')
      await walk.shows('dialog:modal input')
      await browser.tab.type('Applications')
      await walk.click('dialog:modal [role="option"]', 'Applications')
      await walk.isAt('/dashboard/admin/applications')
    })
  })
}
