import { tmpdir } from 'node:os'
import { assertFreeDisk } from './preflight.ts'

it('passes with enough free space', async () => {
  await expect(assertFreeDisk(tmpdir(), 1)).resolves.toBeUndefined()
})

it('names the free and the needed space', async () => {
  const petabyte = 1024 ** 5
  await expect(assertFreeDisk(tmpdir(), petabyte)).rejects.toThrow(
    /^Only \d+ MB are free on the disk of .*; the local stack needs 1073741824 MB\.$/,
  )
})
