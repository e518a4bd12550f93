import { sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap'
import { readRobots } from './read-robots'
import { readSitemap } from './read-sitemap'
import { isPictureChecked, targetKind } from './targets'

const SITE = 'https://site.test'

it('reads what the site writes', () => {
  const xml = sitemapXml([{ path: '/a', updatedAt: '2026-11-23T10:00:00Z' }, { path: '/b?x=1&y=2' }], SITE)
  expect(readSitemap(xml)).toEqual({
    isWellFormed: true,
    isIndex: false,
    addresses: ['https://site.test/a', 'https://site.test/b?x=1&y=2'],
    times: ['2026-11-23T10:00:00.000Z'],
  })
  expect(readSitemap(sitemapIndexXml([{ name: 'pages.xml' }], SITE))).toMatchObject({
    isWellFormed: true,
    isIndex: true,
    addresses: ['https://site.test/sitemaps/pages.xml'],
  })
})

it.each([
  '',
  '<html><body></body></html>',
  '<urlset><url><loc>https://site.test/a</url></urlset>',
  '<urlset><url></url>',
  '<urlset></urlset><urlset></urlset>',
  '<urlset><url><loc>https://site.test/a&b</loc></url></urlset>',
])('refuses %s', (xml) => {
  expect(readSitemap(xml).isWellFormed).toBe(false)
})

it('follows the longest rule of robots.txt for every crawler', () => {
  const robots = readRobots(
    'User-agent: Other\nDisallow: /\n\nUser-Agent: *\nAllow: /\nDisallow: /dashboard # portal\nAllow: /dashboard/help\nDisallow:\n\nSitemap: https://site.test/sitemap.xml\n',
  )
  expect(robots.sitemaps).toEqual(['https://site.test/sitemap.xml'])
  expect(['/', '/videos', '/dashboard/admin', '/dashboard/help/x'].map(robots.isAllowed)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(readRobots('').isAllowed('/x')).toBe(true)
})

it.each([
  ['/', 'page'],
  ['/blog/page/2', 'page'],
  ['/places', 'file'],
  ['/feed.xml', 'file'],
  ['/storage/v1/object/public/blog/a', 'file'],
  ['/dashboard/admin/home', null],
  ['/login', null],
  ['/login-story', 'page'],
])('takes %s for a %s', (path, kind) => {
  expect(targetKind(path)).toBe(kind)
})

it('asks for every stored picture, and for about one in sixteen of those that the site draws', () => {
  expect(isPictureChecked('/blog/share.jpg')).toBe(true)
  expect(isPictureChecked('/storage/v1/object/public/blog/share.jpg')).toBe(true)
  const drawn = Array.from({ length: 1600 }, (_, index) => `/video-production-in/town-${index}-mi/share.jpg`)
  const asked = drawn.filter(isPictureChecked)
  expect(asked.length).toBeGreaterThan(60)
  expect(asked.length).toBeLessThan(140)
  expect(drawn.filter(isPictureChecked)).toEqual(asked)
})
