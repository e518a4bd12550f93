import type { ReactNode } from 'react'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'

/** A page of the site that a text can link to. */
export type LinkChoice = { path: string; title: string; kind: string }

/** `address` is what the text names. */
type StoredPicture = { problem: string } | { problem: null; address: string }

/** Server actions. Each one checks the role itself. */
export type PictureUpload = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<StoredPicture>
}

export type EditorProps = {
  /** Of the posted field. */
  name: string
  label: string
  /** Remount the editor with another `key` to show another text. */
  defaultValue: string
  error?: string
  hint?: ReactNode
  /** Where the words of a text count otherwise than those of an article. */
  countWords?: (text: string) => number
  /** Draws the text with the component of the public page. */
  renderPreview: (text: string) => Promise<ReactNode>
  searchLinks: (words: string) => Promise<LinkChoice[]>
  /** Without it the text has no pictures of its own. */
  pictures?: PictureUpload
}
