import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

export const PACKED = '.br'

/** Puts beside each script and each style sheet of the build the same file, compressed as small as Brotli can. */
export async function packFiles(buildDir: string): Promise<void> {
  const folder = path.join(buildDir, 'static')
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(async (file) => {
        const source = await readFile(path.join(folder, file))
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
        await writeFile(path.join(folder, file + PACKED), await compress(source, { params }))
      }),
  )
}
