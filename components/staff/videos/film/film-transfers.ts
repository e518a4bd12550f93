import type { FilmUpload } from '@/lib/data/catalogue/film-uploads'
import type { Speed } from './speed'

export type Phase = 'waiting' | 'sending' | 'paused' | 'interrupted' | 'signed-out' | 'checking' | 'failed'

/** One chosen file, as the screen shows it. */
export type FilmTransfer = {
  id: number
  file: File
  phase: Phase
  /** Null until the server knows the upload. */
  uploadId: string | null
  /** Bytes. */
  sent: number
  /** Of the check after it, from 0 to 100. */
  checked: number
  speed: Speed
  problem: string | null
  canRetry: boolean
}

/** More at once would only share the line. */
const MAX_SENDING = 3

const IS_BUSY: Record<Phase, boolean> = {
  waiting: true,
  sending: true,
  paused: true,
  interrupted: true,
  'signed-out': true,
  checking: true,
  failed: false,
}

export const isBusy = ({ phase }: FilmTransfer): boolean => IS_BUSY[phase]

export const newTransfer = (id: number, file: File, problem: string | null): FilmTransfer => ({
  id,
  file,
  phase: problem === null ? 'waiting' : 'failed',
  uploadId: null,
  sent: 0,
  checked: 0,
  speed: null,
  problem,
  canRetry: false,
})

/** The waiting transfers that may start now. */
export function startable(transfers: readonly FilmTransfer[]): FilmTransfer[] {
  const sending = transfers.filter(({ phase }) => phase === 'sending').length
  return transfers.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, MAX_SENDING - sending))
}

export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

type Known = Pick<FilmUpload, 'id' | 'fileName' | 'bytes' | 'modifiedAt'>

/** The unfinished upload that a file continues. */
export const continuedBy = (
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
  uploads: readonly Known[],
): Known | undefined =>
  uploads.find(
    ({ fileName, bytes, modifiedAt }) =>
      fileName === file.name && bytes === file.size && modifiedAt === file.lastModified,
  )
