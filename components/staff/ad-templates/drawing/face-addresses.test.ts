import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FACE_FILES } from '@/lib/ads/templates/faces'

// Jest has no bundler that would answer the addresses.
test('names the files of all faces in their order', () => {
  const source = readFileSync(path.join(__dirname, 'face-addresses.ts'), 'utf8')
  const files = Array.from(source.matchAll(/@expo-google-fonts\/([^']+)'/g), ([, file]) => file)
  expect(files).toEqual(FACE_FILES.map(({ file }) => file))
})
