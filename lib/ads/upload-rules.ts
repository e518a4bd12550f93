import type { FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { hasKey } from '@/lib/text/untrusted'
import type { AdKind } from './types'

const MEBIBYTE = 1024 ** 2

export type AdFileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4' | 'video/webm'

type UploadRule = {
  types: readonly AdFileType[]
  maxBytes: number
  allowedText: string
}

/**
 * Checked in the browser before the upload, and on the server before and after it. Films are sent in one request:
 * 30 seconds at 100 Mbit/s are 375 MB. The bucket has the same limit.
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

export const toAdFileType = (type: string): AdFileType | null => (hasKey(FILE_TYPES, type) ? type : null)

export const typeName = (type: AdFileType): string => FILE_TYPES[type].type

export function extensionOf(type: string): string {
  const known = toAdFileType(type)
  if (!known) throw new Error(`No file of an ad is ${type}`)
  return FILE_TYPES[known].extension
}

/** Null for a type that no kind accepts. */
export function adKindForType(type: string): AdKind | null {
  const known = toAdFileType(type)
  if (!known) return null
  return UPLOAD_RULES.static.types.includes(known) ? 'static' : 'motion'
}

/** Null when the file is allowed. */
export function uploadProblem(kind: AdKind, { type, size }: { type: string; size: number }): string | null {
  const { maxBytes, allowedText } = UPLOAD_RULES[kind]
  if (adKindForType(type) !== kind) return `This type of file cannot be used here. Choose ${allowedText}.`
  if (size === 0) return 'This file is empty.'
  return size > maxBytes ? `This file is too large. Choose ${allowedText}.` : null
}

/** Bound to one ad. */
export type UploadActions = {
  begin: (kind: AdKind, file: { type: string; size: number }) => Promise<StartedUpload>
  finish: (path: string, fileName: string) => Promise<FinishedUpload>
}
