import { hasKey } from '@/lib/text/untrusted'
import type { AdKind } from './types'

const MEBIBYTE = 1024 ** 2

export type AdFileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4' | 'video/webm'

type Rule = {
  types: readonly AdFileType[]
  /** Bytes. */
  most: number
  /** As people read it. */
  allowed: string
}

/**
 * What may be uploaded, asked of the browser before a file is sent and of the server before and after. A picture of 25 MB is
 * far above any screen's; a film ends where the bucket does: it is sent in one piece, and half a minute of it at a studio's
 * 100 Mbit/s is 375 MB.
 */
export const UPLOAD_RULES: Record<AdKind, Rule> = {
  static: {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    most: 25 * MEBIBYTE,
    allowed: 'PNG, JPEG or WebP, up to 25 MB',
  },
  motion: {
    types: ['video/mp4', 'video/webm'],
    most: 500 * MEBIBYTE,
    allowed: 'MP4 or WebM, up to 500 MB',
  },
}

const NAMES: Record<AdFileType, { type: string; extension: string }> = {
  'image/png': { type: 'PNG', extension: 'png' },
  'image/jpeg': { type: 'JPEG', extension: 'jpg' },
  'image/webp': { type: 'WebP', extension: 'webp' },
  'video/mp4': { type: 'MP4', extension: 'mp4' },
  'video/webm': { type: 'WebM', extension: 'webm' },
}

/** Null for a type that is allowed nowhere. */
export const toAdFileType = (type: string): AdFileType | null => (hasKey(NAMES, type) ? type : null)

/** As people call it, as in 'JPEG'. */
export const typeName = (type: AdFileType): string => NAMES[type].type

/** The ending of a stored file, of an allowed type. */
export function extensionOf(type: string): string {
  const known = toAdFileType(type)
  if (!known) throw new Error(`No file of an ad is ${type}`)
  return NAMES[known].extension
}

/** Which slot a file belongs to; null for a type that is allowed in neither. */
export function kindOf(type: string): AdKind | null {
  const known = toAdFileType(type)
  if (!known) return null
  return UPLOAD_RULES.static.types.includes(known) ? 'static' : 'motion'
}

/** Why a file is not allowed; null when it is. */
export function uploadProblem(kind: AdKind, { type, size }: { type: string; size: number }): string | null {
  const { most, allowed } = UPLOAD_RULES[kind]
  if (kindOf(type) !== kind) return `This type of file cannot be used here. Choose ${allowed}.`
  if (size === 0) return 'This file is empty.'
  return size > most ? `This file is too large. Choose ${allowed}.` : null
}

/** The first of two steps: where the browser may put the file. `path` names it in the second one. */
export type BegunUpload = { problem: string } | { problem: null; path: string; address: string }

/** Null: the ad uses the file now. */
export type FinishedUpload = { problem: string | null }

/** Bound to an ad. */
export type UploadActions = {
  begin: (kind: AdKind, file: { type: string; size: number }) => Promise<BegunUpload>
  finish: (path: string, fileName: string) => Promise<FinishedUpload>
}
