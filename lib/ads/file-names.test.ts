import { nameFiles, zipName } from './file-names'
import type { PreviewAd } from './types'

const file = (contentType: string) => ({ path: 'g/x', contentType, bytes: 1 })
const ad = (title: string, picture = 'image/jpeg', film: string | null = null): PreviewAd => ({
  id: title,
  title,
  static: file(picture),
  motion: film ? file(film) : null,
})
const names = (...ads: PreviewAd[]) => nameFiles({ ads }).map(({ name }) => name)

test('names a file after its ad, kind and content type', () => {
  expect(names(ad('First Pour', 'image/png', 'video/webm'))).toEqual([
    'First Pour-static.png',
    'First Pour-motion.webm',
  ])
  expect(names(ad('First Pour', 'image/jpeg', 'video/mp4'))).toEqual([
    'First Pour-static.jpg',
    'First Pour-motion.mp4',
  ])
})

test('makes names unique, ignoring case', () => {
  expect(names(ad('Spring'), ad('spring'), ad('Spring'))).toEqual([
    'Spring-static.jpg',
    'spring 2-static.jpg',
    'Spring 3-static.jpg',
  ])
})

test.each([
  ['../../etc/passwd', 'etc passwd-static.jpg'],
  ['C:\\Windows\\x', 'C Windows x-static.jpg'],
  ['a\r\nb\u0000c', 'a b c-static.jpg'],
  ['gpj\u202e.exe', 'gpj .exe-static.jpg'],
  ['...', 'ad-static.jpg'],
  ['', 'ad-static.jpg'],
  ['Käse & Brot 🎬', 'Käse & Brot 🎬-static.jpg'],
])('makes the title %j a safe file name', (title, expected) => {
  expect(names(ad(title))).toEqual([expected])
})

test('cuts a long title between characters', () => {
  const [name = ''] = names(ad('🎬'.repeat(200)))
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  expect(name).toBe(`${'🎬'.repeat(60)}-static.jpg`)
})

test('names the archive after the group', () => {
  expect(zipName('Cold Brew Summer')).toBe('Cold Brew Summer-ads.zip')
  expect(zipName('/')).toBe('ad-group-ads.zip')
})
