'use client'

import { cx } from 'class-variance-authority'
import Image from 'next/image'
import { useState } from 'react'
import { IMAGE_FAILED_LABEL } from '@/lib/video/thumbnail'
import { ThumbnailPlaceholder } from './thumbnail-placeholder'
import { WAITING, WAITS_OUT_OF_LAYOUT } from './waiting-picture'

const QUALITY = 80
const PRELOADED_QUALITY = 85

/** Only for pictures that are the first thing seen, with the urgency of the first among them; the others are lazy. */
export type Preload = 'high' | 'auto'

type Props = { src: string; sizes: string; preload?: Preload }

export function ThumbnailImage({ src, sizes, preload }: Props) {
  const [failed, setFailed] = useState(false)
  if (failed) return <ThumbnailPlaceholder label={IMAGE_FAILED_LABEL} />
  return (
    <Image
      src={src}
      alt=""
      fill
      sizes={sizes}
      unoptimized={!src.startsWith('/')}
      onError={() => setFailed(true)}
      {...(preload
        ? { preload: true, fetchPriority: preload, quality: PRELOADED_QUALITY, className: 'object-cover' }
        : {
            ...WAITING,
            quality: QUALITY,
            className: cx('object-cover', WAITS_OUT_OF_LAYOUT),
          })}
    />
  )
}
