import { editorOfPage, redirectFor } from './editor-of'

const ID = 'f0000000-0000-4000-8000-000000000001'

it.each([
  ['/videos/a', 'video', `/dashboard/admin/video-gallery/${ID}`],
  ['/blog/a', 'article', `/dashboard/admin/articles/${ID}`],
  ['/video-production-in/ohio', 'place', `/dashboard/admin/place-pages/${ID}`],
] as const)('leads from %s to its record', (path, kind, href) => {
  expect(editorOfPage({ path, page: { kind, id: ID } })?.href).toBe(href)
})

it.each([
  ['/', '/dashboard/admin/home-page'],
  ['/videos/industry/food/2', '/dashboard/admin/industries'],
  ['/videos', '/dashboard/admin/video-gallery'],
  ['/video-production-in/ohio/cities/2', '/dashboard/admin/place-pages'],
  ['/blog/page/2', '/dashboard/admin/articles'],
  ['/privacy-policy', undefined],
])('leads from %s to %s', (path, href) => {
  expect(editorOfPage({ path, page: null })?.href).toBe(href)
})

it('offers a redirect for an address that a link names', () => {
  expect(redirectFor({ kind: 'broken-link', subject: '/gone' })).toBe(
    '/dashboard/admin/redirects/new?from=%2Fgone',
  )
  expect(redirectFor({ kind: 'broken-picture', subject: '/gone.webp' })).toBeNull()
})
