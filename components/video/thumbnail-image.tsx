'use client'

import Image from 'next/image'
import { useState } from 'react'
import { IMAGE_FAILED_LABEL } from '@/lib/video/thumbnail'
import { ThumbnailPlaceholder } from './thumbnail-placeholder'
import { whenAboutToBeSeen } from './when-about-to-be-seen'

const QUALITY = 80
const PRELOADED_QUALITY = 85

/** Only for pictures that are the first thing seen, with the urgency of the first among them; the others are lazy. */
export type Preload = 'high' | 'auto'

type Props = { src: string; sizes: string; preload?: Preload }

/** The frame is what is watched: the picture itself has no place in the layout until it is let in. */
function letInWhenNear(picture: HTMLImageElement) {
  const frame = picture.parentElement
  if (!frame) return
  return whenAboutToBeSeen(frame, () => picture.removeAttribute('data-waiting'))
}

/**
 * Browsers fetch lazy pictures from thousands of pixels away. Where scripts run, a waiting picture is out of the layout,
 * and so not fetched, until its frame is near; where none run, the browser's own rule remains.
 */
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
            ref: letInWhenNear,
            'data-waiting': '',
            quality: QUALITY,
            className: 'object-cover [@media(scripting:enabled)]:data-waiting:hidden',
          })}
    />
  )
}
