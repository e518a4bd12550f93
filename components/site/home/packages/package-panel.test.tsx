import { renderToString } from 'react-dom/server'
import { PACKAGES } from '@/lib/content/packages'
import type { PackageFilm } from './films-by-package'
import { PackagePanel } from './package-panel'

const [item] = PACKAGES

const film = (title: string): PackageFilm => ({
  slug: title.toLowerCase(),
  title,
  thumbnail: { kind: 'placeholder', label: 'Image unavailable' },
  aspectRatio: null,
})

function html(films: PackageFilm[]): string {
  if (!item) throw new Error('no packages')
  return renderToString(
    <PackagePanel item={item} films={films} index={0} active near={false} onIndex={() => undefined} />,
  )
}

test('the HTML contains all texts, the first film and the link to the form', () => {
  const page = html([film('First'), film('Second')])
  for (const text of [item?.title, item?.description, 'Starting at $3,500', 'Included services', 'Add-ons'])
    expect(page).toContain(text)
  expect(page).toContain('href="/videos/first"')
  expect(page).toContain('href="/get-started?from=cinematic-brand-video"')
  expect(page).not.toContain('/videos/second')
})

test('shows a text without films', () => {
  expect(html([])).toContain('No videos available')
})
