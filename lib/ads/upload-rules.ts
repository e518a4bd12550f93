import { hasKey } from '@/lib/text/untrusted'
import type { AdKind } from './types'

const MEBIBYTE = 1024 ** 2

export type AdFileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4' | 'video/webm'

type UploadRule = {
  types: readonly AdFileType[]
  /** Bytes. */
  maxBytes: number
  /** As people read it. */
  allowedText: string
}

/**
 * What may be uploaded, asked of the browser before a file is sent and of the server before and after. A picture of 25 MB is
 * far above any screen's; a film ends where the bucket does: it is sent in one piece, and half a minute of it at a studio's
 * 100 Mbit/s is 375 MB.
 */
export const UPLOAD_RULES: Record<AdKind, UploadRule> = {
  static: {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: 25 * MEBIBYTE,
    allowedText: 'PNG, JPEG or WebP, up to 25 MB',
  },
  motion: {
    types: ['video/mp4', 'video/webm'],
    maxBytes: 500 * MEBIBYTE,
    allowedText: 'MP4 or WebM, up to 500 MB',
  },
}

const FILE_TYPES: Record<AdFileType, { type: string; extension: string }> = {
  'image/png': { type: 'PNG', extension: 'png' },
  'image/jpeg': { type: 'JPEG', extension: 'jpg' },
  'image/webp': { type: 'WebP', extension: 'webp' },
  'video/mp4': { type: 'MP4', extension: 'mp4' },
  'video/webm': { type: 'WebM', extension: 'webm' },
}

/** Null for a type that is allowed nowhere. */
export const toAdFileType = (type: string): AdFileType | null => (hasKey(FILE_TYPES, type) ? type : null)

/** As people call it, as in 'JPEG'. */
export const typeName = (type: AdFileType): string => FILE_TYPES[type].type

/** The ending of a stored file, of an allowed type. */
export function extensionOf(type: string): string {
  const known = toAdFileType(type)
  if (!known) throw new Error(`No file of an ad is ${type}`)
  return FILE_TYPES[known].extension
}

/** Which slot a file belongs to; null for a type that is allowed in neither. */
export function adKindForType(type: string): AdKind | null {
  const known = toAdFileType(type)
  if (!known) return null
  return UPLOAD_RULES.static.types.includes(known) ? 'static' : 'motion'
}

/** Why a file is not allowed; null when it is. */
export function uploadProblem(kind: AdKind, { type, size }: { type: string; size: number }): string | null {
  const { maxBytes, allowedText } = UPLOAD_RULES[kind]
  if (adKindForType(type) !== kind) return `This type of file cannot be used here. Choose ${allowedText}.`
  if (size === 0) return 'This file is empty.'
  return size > maxBytes ? `This file is too large. Choose ${allowedText}.` : null
}

/** The first of two steps: where the browser may put the file. `path` names it in the second one. */
export type StartedUpload = { problem: string } | { problem: null; path: string; address: string }

/** Null: the ad uses the file now. */
export type FinishedUpload = { problem: string | null }

/** Bound to an ad. */
export type UploadActions = {
  begin: (kind: AdKind, file: { type: string; size: number }) => Promise<StartedUpload>
  finish: (path: string, fileName: string) => Promise<FinishedUpload>
}
