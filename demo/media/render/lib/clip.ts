import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { framesPerSecond } from './shot.ts'

interface MasterSize {
  width: number
  height: number
  rate: number
  outWidth: number
  outHeight: number
}

function ffmpeg(args: string[]) {
  const child = spawn('nice', ['-n', '19', 'ffmpeg', '-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${args.join(' ')}`)
  })
  return { child, ended }
}

const run = (args: string[]) => ffmpeg(args).ended

/** A pipe for raw frames; slow camera moves may be drawn at half rate and are interpolated along their motion. */
export function openMaster(file: string, { width, height, rate, outWidth, outHeight }: MasterSize) {
  const filters = ['vflip']
  if (rate < framesPerSecond) filters.push(`minterpolate=fps=${framesPerSecond}:mi_mode=mci`)
  filters.push(`scale=${outWidth}:${outHeight}:flags=lanczos`)
  const part = `${file}.part.mkv`
  const { child, ended } = ffmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', '-'],
    ...[
      '-vf',
      filters.join(','),
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-qp',
      '4',
      part,
    ],
  ])
  return {
    async write(pixels: Buffer) {
      if (!child.stdin.write(pixels)) await once(child.stdin, 'drain')
    },
    async close() {
      child.stdin.end()
      await ended
      await rename(part, file)
    },
  }
}

interface Budget {
  seconds: number
  maxBytes: number
}

/** Constant quality first; a clip that turns out too large is encoded again in two passes to its budget. */
export async function encodeMp4(master: string, file: string, { seconds, maxBytes }: Budget) {
  const common = [
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-g',
    '96',
  ]
  await run(['-i', master, ...common, '-crf', '25', file])
  if (statSync(file).size <= maxBytes) return
  const rate = ['-b:v', `${Math.floor((maxBytes * 7.6) / seconds)}`, '-passlogfile', `${master}.pass`]
  await run(['-i', master, ...common, ...rate, '-pass', '1', '-f', 'null', '/dev/null'])
  await run(['-i', master, ...common, ...rate, '-pass', '2', file])
  for (const end of ['-0.log', '-0.log.mbtree']) rmSync(`${master}.pass${end}`, { force: true })
}

export async function encodeWebm(master: string, file: string, { seconds, maxBytes }: Budget) {
  const rate = Math.floor((maxBytes * 7.6) / seconds)
  const common = [
    '-an',
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-g',
    '96',
  ]
  const limits = ['-crf', '34', '-b:v', `${rate}`, '-passlogfile', `${master}.vp9`]
  await run(['-i', master, ...common, ...limits, '-cpu-used', '4', '-pass', '1', '-f', 'null', '/dev/null'])
  await run(['-i', master, ...common, ...limits, '-cpu-used', '4', '-pass', '2', file])
  rmSync(`${master}.vp9-0.log`, { force: true })
}
