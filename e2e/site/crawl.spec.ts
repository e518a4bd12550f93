import { crawl, openCrawler, readSitemapFile } from '../fixtures/crawl.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const HIDDEN = ['wren-and-wolfe-autumn-tease', 'quillstack-series-b-story', 'voltera-motors-2019-spot']
const LINKS_NEEDED = 3

type Json = Record<string, unknown>

/** @throws when the block is no structured data */
function thingsIn(block: string): Json[] {
  const data = JSON.parse(block) as Json
  expect(data['@context']).toBe('https://schema.org')
  const things = (data['@graph'] ?? [data]) as Json[]
  for (const thing of things) expect(thing['@type']).toMatch(/^[A-Z]/)
  return things
}

test('every URL of the sitemap exists, is canonical, is linked to, and has structured data', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openCrawler(page, TEST_SITE_URL)
  const index = await readSitemapFile(page, `${TEST_SITE_URL}/sitemap.xml`)
  const files = await Promise.all(index.addresses.map((url) => readSitemapFile(page, url)))
  for (const file of [index, ...files]) {
    expect(file.broken, file.url).toBe(false)
    expect(file.addresses.length, file.url).toBeGreaterThan(0)
    for (const time of file.times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  }

  const addresses = files.flatMap((file) => file.addresses)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const slug of HIDDEN) expect(addresses.join()).not.toContain(slug)

  const pages = await crawl(page, addresses)
  const inbound = new Map<string, number>()
  for (const [address, { links }] of pages) {
    for (const path of links.filter((path) => path !== new URL(address).pathname))
      inbound.set(path, (inbound.get(path) ?? 0) + 1)
  }

  for (const [address, { status, canonical, robots, data }] of pages) {
    const path = new URL(address).pathname
    expect.soft(status, address).toBe(200)
    expect.soft(new URL(canonical ?? 'none:').href, `canonical of ${address}`).toBe(address)
    expect.soft(robots, `robots of ${address}`).toBeNull()
    expect.soft(inbound.get(path) ?? 0, `links to ${address}`).toBeGreaterThanOrEqual(LINKS_NEEDED)
    expect.soft(data.flatMap(thingsIn).length, `data of ${address}`).toBeGreaterThan(0)
  }
})
