import { findDataProblems } from '@/lib/seo/crawl/structured-data'
import { LINKS_NEEDED } from '@/lib/seo/health/finding-kinds'
import { crawl, readSitemapFile } from '../fixtures/crawl.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const HIDDEN = ['wren-and-wolfe-autumn-tease', 'quillstack-series-b-story', 'voltera-motors-2019-spot']

test('every URL of the sitemap exists, is canonical, is linked to, and has structured data', async () => {
  test.setTimeout(240_000)
  const index = await readSitemapFile(`${TEST_SITE_URL}/sitemap.xml`)
  const files = await Promise.all(index.addresses.map(readSitemapFile))
  for (const [number, file] of [index, ...files].entries()) {
    const name = number === 0 ? 'the index' : index.addresses[number - 1]
    expect(file.isWellFormed, name).toBe(true)
    expect(file.addresses.length, name).toBeGreaterThan(0)
    for (const time of file.times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  }

  const addresses = files.flatMap((file) => file.addresses)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const slug of HIDDEN) expect(addresses.join()).not.toContain(slug)

  const pages = await crawl(addresses)
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
    expect.soft(data.length, `data of ${address}`).toBeGreaterThan(0)
    expect.soft(findDataProblems(data), `data of ${address}`).toEqual([])
  }
})
