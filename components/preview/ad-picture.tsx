'use client'

import Image from 'next/image'
import { useState } from 'react'
import { AdFrame } from './ad-frame'

type Props = {
  /** Null without a picture. */
  source: string | null
  title: string
  eager: boolean
}

export function AdPicture({ source, title, eager }: Props) {
  const [failed, setFailed] = useState(false)
  if (!source || failed) return <AdFrame>Image unavailable</AdFrame>
  return (
    <AdFrame
      media={
        <Image
          src={source}
          alt={`Static ad: ${title}`}
          width={1000}
          height={550}
          // The file that was delivered, not what an optimizer makes of it.
          unoptimized
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(true)}
          // It may have failed before the page was hydrated.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(true)
          }}
          className="absolute inset-0 size-full object-contain"
        />
      }
    >
      Loading ad preview...
    </AdFrame>
  )
}
