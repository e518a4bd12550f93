/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { charactersOf, makeSubsets, RANGES } from './subsets'

test('the fonts of the site are what the packages make', async () => {
  for (const { file, bytes } of await makeSubsets()) {
    expect({ file, isCurrent: readFileSync(file).equals(bytes) }).toEqual({ file, isCurrent: true })
  }
})

test('the site asks for a font for exactly the characters that it has', () => {
  const declared = [
    ...readFileSync('app/fonts/fonts.ts', 'utf8').matchAll(/'unicode-range',\s+value:\s+'([^']+)'/g),
  ]
  const { common, other } = RANGES
  expect(declared.map(([, range]) => range)).toEqual([common, other, common, other])
})

test('no character is in two files, and none of Latin is missing', () => {
  const all = Object.values(RANGES).map(charactersOf).join('')
  expect(new Set(all).size).toBe([...all].length)
  expect(all).toEqual(expect.stringContaining('é'))
  const latin = charactersOf('U+20-7E,U+A0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122,U+2212')
  expect([...latin].filter((character) => !all.includes(character))).toEqual([])
})
