import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { readPosts } from '../../posts/read-posts.ts'
import { parseArguments } from './lib/arguments.ts'
import { writeWebp } from './lib/encode.ts'
import { mediaPath } from './lib/paths.ts'
import { openStudio } from './lib/studio.ts'

const [width, height] = [1200, 675]

const { wanted, force } = parseArguments()
const studio = await openStudio()
for (const { file: slug } of (await readPosts()).filter(({ file }) => wanted({ slug: file }))) {
  const file = mediaPath('blog', `${slug}.webp`)
  if (existsSync(file) && !force) continue
  // Drawn at twice the size: fine lines come out smoother than the canvas draws them.
  const drawn = await studio.draw('article', slug, width * 2, height * 2)
  const pixels = await sharp(drawn, { raw: { width: width * 2, height: height * 2, channels: 4 } })
    .resize(width, height)
    .raw()
    .toBuffer()
  console.log(slug, await writeWebp(file, pixels, { width, height, flip: false, maxBytes: 45_000 }))
}
await studio.close()
