'use client'

import { cx } from 'class-variance-authority'
import Image from 'next/image'
import { useState } from 'react'
import { LAZY_IMAGE_PROPS } from '@/components/video/lazy-image'

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
    <Image
      src={src}
      alt={alt}
      fill
      sizes={sizes}
      preload={preload}
      quality={preload ? 85 : 80}
      onError={() => setFailed(true)}
      className={cx('object-cover', lazy && 'lazy-image')}
      style={{ objectPosition: focus }}
      {...(lazy && LAZY_IMAGE_PROPS)}
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
