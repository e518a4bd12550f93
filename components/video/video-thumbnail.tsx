'use client'

import Image from 'next/image'
import { useState } from 'react'
import { isOptimized } from '@/lib/video/optimized'
import type { Thumbnail } from '@/lib/video/thumbnail'
import { LAZY_IMAGE_PROPS } from './lazy-image'

type Props = {
  thumbnail: Thumbnail
  sizes: string
  preload?: Preload
}

/** Fills its positioned parent. Decorative: the title is beside it. */
export function VideoThumbnail({ thumbnail, sizes, preload }: Props) {
  if (thumbnail.kind === 'placeholder') return <ThumbnailPlaceholder label={thumbnail.label} />
  return <ThumbnailImage src={thumbnail.src} focus={thumbnail.focus} sizes={sizes} preload={preload} />
}

function ThumbnailPlaceholder({ label }: { label: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-card px-3 text-center type-slate text-muted-foreground">
      {label}
    </span>
  )
}

const QUALITY = 80
const PRELOADED_QUALITY = 85

/** fetchPriority of images in the first viewport; all others are lazy. */
export type Preload = 'high' | 'auto'

type ThumbnailImageProps = { src: string; focus?: string; sizes: string; preload?: Preload }

function ThumbnailImage({ src, focus, sizes, preload }: ThumbnailImageProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return <ThumbnailPlaceholder label="Failed to load image" />
  return (
    <Image
      src={src}
      alt=""
      fill
      sizes={sizes}
      style={focus ? { objectPosition: focus } : undefined}
      unoptimized={!isOptimized(src)}
      onError={() => setFailed(true)}
      {...(preload
        ? { preload: true, fetchPriority: preload, quality: PRELOADED_QUALITY, className: 'object-cover' }
        : {
            ...LAZY_IMAGE_PROPS,
            quality: QUALITY,
            className: 'object-cover lazy-image',
          })}
    />
  )
}
