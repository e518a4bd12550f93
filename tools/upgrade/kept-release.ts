import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { PROJECT_ROOT } from '../../supabase/local/settings.ts'

/** The data directory of the last release, without stored files, and the manifest of a backup. */
export const KEPT_RELEASE = path.join(PROJECT_ROOT, 'tools/upgrade/last-release.tar.zst')

/** The window spans all of it: the three databases of a directory have most of their catalogs in common. */
const SMALLEST = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  },
}

async function untilDone(tar: ReturnType<typeof spawn>): Promise<void> {
  const [code] = (await once(tar, 'close')) as [number | null]
  if (code !== 0) throw new Error(`tar ended with code ${code}`)
}

export async function packRelease(folder: string): Promise<void> {
  const tar = spawn('tar', ['--create', '--file=-', '--owner=0', '--group=0', `--directory=${folder}`, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const written = pipeline(tar.stdout, createZstdCompress(SMALLEST), createWriteStream(KEPT_RELEASE))
  await Promise.all([untilDone(tar), written])
}

export async function unpackRelease(folder: string): Promise<void> {
  const tar = spawn('tar', ['--extract', '--file=-', '--no-same-owner', `--directory=${folder}`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const decompress = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 27 } })
  await Promise.all([untilDone(tar), pipeline(createReadStream(KEPT_RELEASE), decompress, tar.stdin)])
}
