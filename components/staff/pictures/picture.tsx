'use client'

import { cx } from 'class-variance-authority'
import Image from 'next/image'
import { useState } from 'react'
import { LAZY_IMAGE_PROPS } from '@/components/video/lazy-image'
import type { Picture as PictureFile, PictureTable } from '@/lib/owl/picture'
import { mediaPath } from '@/lib/paths'

const OUTLINES: Record<PictureTable, string> = {
  // A bottle beside a box.
  products: 'M9 4h4v4c0 2 2 3 2 5v13H7V13c0-2 2-3 2-5zM7 16h8M19 14h8v12h-8zM19 18h8',
  // A price tag.
  deals: 'M6 6h9l11 11-9 9L6 15zM10.5 10.5h.1',
}

/** Stands where there is no picture. */
const Outline = ({ table, isLarge }: { table: PictureTable; isLarge: boolean }) => (
  <span
    aria-hidden="true"
    className="absolute inset-0 grid place-items-center bg-muted text-muted-foreground"
  >
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={isLarge ? 1 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('opacity-70', isLarge ? 'size-16' : 'size-7')}
    >
      <path d={OUTLINES[table]} />
    </svg>
  </span>
)

type PictureProps = {
  table: PictureTable
  picture: PictureFile | null
  /** Of the record; empty where the name stands beside it. */
  name: string
  sizes: string
  isLarge?: boolean
  /** By default it fills the place, and its edges may be cut off. */
  isWhole?: boolean
  /** For the one picture of a page that everybody sees first. */
  isEager?: boolean
}

/** Fills its positioned parent. A client component only for the fallback. */
export function Picture({
  table,
  picture,
  name,
  sizes,
  isLarge = false,
  isWhole = false,
  isEager = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!picture || failed === picture.path) return <Outline table={table} isLarge={isLarge} />
  return (
    <Image
      // The next one is loaded when it is near, too.
      key={picture.path}
      src={mediaPath('logos', picture.path)}
      alt={name && (picture.alt ?? name)}
      fill
      sizes={sizes}
      quality={80}
      {...(isEager ? { loading: 'eager' } : LAZY_IMAGE_PROPS)}
      onError={() => setFailed(picture.path)}
      // Drawn on light paper: a cutout of something dark is invisible on a dark ground.
      className={cx('bg-stone-100', !isEager && 'lazy-image', isWhole ? 'object-contain' : 'object-cover')}
    />
  )
}

/** Beside the name of the record, in lists. */
export const Thumbnail = ({
  name = '',
  ...props
}: Pick<PictureProps, 'table' | 'picture'> & { name?: string }) => (
  <span className="relative block aspect-[4/3] w-16 shrink-0 overflow-hidden rounded-sm border">
    <Picture {...props} name={name} sizes="64px" />
  </span>
)
