import type { AdKind } from './types'

const MEBIBYTE = 1024 ** 2

export type AdFileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'video/mp4' | 'video/webm'

type Rule = {
  types: Readonly<Partial<Record<AdFileType, string>>>
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
    types: { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' },
    most: 25 * MEBIBYTE,
    allowed: 'PNG, JPEG or WebP, up to 25 MB',
  },
  motion: {
    types: { 'video/mp4': 'mp4', 'video/webm': 'webm' },
    most: 500 * MEBIBYTE,
    allowed: 'MP4 or WebM, up to 500 MB',
  },
}

/** What the attribute `accept` of a file input names. */
export const acceptedTypes = (kind: AdKind): string => Object.keys(UPLOAD_RULES[kind].types).join(',')

/** The ending of a stored file; null for a type that the kind does not allow. */
export const extensionOf = (kind: AdKind, type: string): string | null =>
  UPLOAD_RULES[kind].types[type as AdFileType] ?? null

/** Which slot a file belongs to; null for a type that is allowed in neither. */
export function kindOf(type: string): AdKind | null {
  if (extensionOf('static', type)) return 'static'
  return extensionOf('motion', type) ? 'motion' : null
}

/** Why a file is not allowed; null when it is. */
export function uploadProblem(kind: AdKind, { type, bytes }: { type: string; bytes: number }): string | null {
  const { most, allowed } = UPLOAD_RULES[kind]
  if (!extensionOf(kind, type)) return `This type of file cannot be used here. Choose ${allowed}.`
  if (bytes === 0) return 'This file is empty.'
  return bytes > most ? `This file is too large. Choose ${allowed}.` : null
}
