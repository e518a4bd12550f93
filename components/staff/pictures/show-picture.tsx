import type { ReactNode } from 'react'
import type { PictureTable } from '@/lib/owl/picture'
import { Thumbnail } from './picture'

/** For a history: the picture instead of the name of its file. */
export function showPicture(table: PictureTable, column: string, value: unknown): ReactNode {
  if (column !== 'picture_path' || typeof value !== 'string') return null
  return <Thumbnail table={table} picture={{ path: value, alt: null }} name="Picture" />
}
