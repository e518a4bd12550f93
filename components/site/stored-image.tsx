'use client'

import { useState } from 'react'
import { Picture } from './picture'

type Props = {
  /** Path in public storage. */
  src: string
  alt: string
  sizes: string
  /** For the LCP image only. */
  preload?: boolean
  /** For one image of many: loads when nearly visible. */
  lazy?: boolean
  /** CSS `object-position`. */
  focus?: string
}

/** Fills its positioned parent. A client component only for the error fallback. */
export function StoredImage({ src, alt, sizes, preload = false, lazy = false, focus }: Props) {
  const [failed, setFailed] = useState(false)
  if (failed) return <ImageFailed alt={alt} />
  return (
    <Picture
      src={src}
      alt={alt}
      sizes={sizes}
      quality={preload ? 85 : 80}
      preload={preload ? 'auto' : undefined}
      lazy={lazy}
      onFail={() => setFailed(true)}
      className="object-cover"
      style={{ objectPosition: focus }}
    />
  )
}

function ImageFailed({ alt }: { alt: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-card p-3 text-center type-slate text-muted-foreground">
      Failed to load image
      {alt && <span className="sr-only">: {alt}</span>}
    </span>
  )
}
