import 'server-only'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { env } from '@/lib/env'

/** In the package of ffmpeg, and in the same folder. */
const ffprobeBeside = (ffmpeg: string) =>
  path.join(path.dirname(ffmpeg), path.basename(ffmpeg).replace('ffmpeg', 'ffprobe'))

export const FFMPEG = env.FFMPEG_PATH ?? 'ffmpeg'
export const FFPROBE = env.FFMPEG_PATH ? ffprobeBeside(env.FFMPEG_PATH) : 'ffprobe'

/** Of Debian's base system: ends the program when its parent was killed. */
const SETPRIV = '/usr/bin/setpriv'

/** The command line that starts a program which does not outlive this process. */
export const withParent = (program: string, args: string[]): [command: string, args: string[]] =>
  existsSync(SETPRIV) ? [SETPRIV, ['--pdeathsig', 'KILL', program, ...args]] : [program, args]

const ANSWER_WITHIN_MS = 10_000

const answers = (program: string) =>
  promisify(execFile)(program, ['-version'], { timeout: ANSWER_WITHIN_MS }).then(
    () => true,
    () => false,
  )

export const hasFfmpeg = async (): Promise<boolean> => (await answers(FFMPEG)) && (await answers(FFPROBE))
