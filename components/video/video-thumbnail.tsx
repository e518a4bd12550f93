'use client'

import { useState } from 'react'
import { Picture, type Preload } from '@/components/site/picture'
import type { Thumbnail } from '@/lib/video/thumbnail'

type Props = {
  thumbnail: Thumbnail
  sizes: string
  /** For pictures in the first viewport; all others are lazy. */
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

type ThumbnailImageProps = { src: string; focus?: string; sizes: string; preload?: Preload }

function ThumbnailImage({ src, focus, sizes, preload }: ThumbnailImageProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return <ThumbnailPlaceholder label="Failed to load image" />
  return (
    <Picture
      src={src}
      alt=""
      sizes={sizes}
      quality={preload ? 85 : 80}
      preload={preload}
      lazy={!preload}
      onFail={() => setFailed(true)}
      className="object-cover"
      style={focus ? { objectPosition: focus } : undefined}
    />
  )
}
