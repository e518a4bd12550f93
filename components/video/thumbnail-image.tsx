'use client'

import Image from 'next/image'
import { useState } from 'react'
import { IMAGE_FAILED_LABEL } from '@/lib/video/thumbnail'
import { ThumbnailPlaceholder } from './thumbnail-placeholder'

const QUALITY = 80
const PRELOADED_QUALITY = 85

type Props = { src: string; sizes: string; preload: boolean }

/** On the client only for the picture that never arrives. */
export function ThumbnailImage({ src, sizes, preload }: Props) {
  const [failed, setFailed] = useState(false)
  if (failed) return <ThumbnailPlaceholder label={IMAGE_FAILED_LABEL} />
  return (
    <Image
      src={src}
      alt=""
      fill
      sizes={sizes}
      preload={preload}
      quality={preload ? PRELOADED_QUALITY : QUALITY}
      unoptimized={!src.startsWith('/')}
      onError={() => setFailed(true)}
      className="object-cover"
    />
  )
}
