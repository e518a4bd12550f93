'use client'

import Image from 'next/image'
import { useState } from 'react'
import { LAZY_IMAGE_PROPS } from '@/components/video/lazy-image'

/** A client component only for the error fallback. */
export function ClientLogoImage({ name, src }: { name: string; src: string }) {
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <span role="img" aria-label={name} className="flex h-full items-center opacity-60">
        Logo
      </span>
    )
  return (
    <Image
      src={src}
      alt={name}
      width={160}
      height={48}
      quality={80}
      {...LAZY_IMAGE_PROPS}
      onError={() => setFailed(true)}
      className="lazy-image size-full object-contain object-left opacity-80"
    />
  )
}
