import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { adPath, CAMPAIGNS } from '../../ads/campaigns.ts'
import { adMarkup } from './ads/markup.ts'
import { parseArguments } from './lib/arguments.ts'
import { mediaPath } from './lib/paths.ts'

const size = { width: 1000, height: 550 }
const cover = `scale=${size.width}:${size.height}:force_original_aspect_ratio=increase,crop=${size.width}:${size.height}`
const x264 = ['-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-pix_fmt', 'yuv420p']

const { wanted, force } = parseArguments()
const scratch = mkdtempSync(path.join(tmpdir(), 'ads-'))
const overlay = path.join(scratch, 'words.png')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
const page = await browser.newPage({ viewport: size })

for (const group of CAMPAIGNS) {
  mkdirSync(mediaPath('ads', group.id), { recursive: true })
  const logo = readFileSync(mediaPath('logos', `${group.logo}.webp`))
  for (const ad of group.ads.filter(({ slug }) => wanted({ slug }))) {
    await page.setContent(adMarkup(ad, logo))
    await page.evaluate(() => document.fonts.ready)
    const words = await page.screenshot({ omitBackground: true, path: overlay })

    const picture = mediaPath('ads', adPath(group, ad, 'static'))
    if (ad.only !== 'motion' && (force || !existsSync(picture))) {
      const info = await sharp(mediaPath('video-thumbnails', `${ad.film}.webp`))
        .resize(size)
        .composite([{ input: words }])
        .jpeg({ quality: 78, mozjpeg: true })
        .toFile(picture)
      console.log(path.basename(picture), info.size)
    }

    const film = mediaPath('ads', adPath(group, ad, 'motion'))
    if (ad.only !== 'static' && (force || !existsSync(film))) {
      const clip = ['mp4', 'webm'].map((type) => mediaPath('videos', `${ad.film}.${type}`)).find(existsSync)
      const graph = `[0]${cover}[film];[1]format=rgba,fade=in:st=0.4:d=0.6:alpha=1[words];[film][words]overlay=shortest=1`
      const { status } = spawnSync(
        'ffmpeg',
        [
          ...[
            '-y',
            '-loglevel',
            'error',
            '-i',
            clip ?? '',
            '-loop',
            '1',
            '-i',
            overlay,
            '-filter_complex',
            graph,
          ],
          ...x264,
          ...['-movflags', '+faststart', film],
        ],
        { stdio: 'inherit' },
      )
      if (status !== 0) throw new Error(`ffmpeg could not make ${film}`)
      console.log(path.basename(film))
    }
  }
}
await browser.close()
rmSync(scratch, { recursive: true })
