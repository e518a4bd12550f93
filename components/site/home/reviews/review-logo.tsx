'use client'

import Image from 'next/image'
import { useState } from 'react'
import { mediaPath } from '@/lib/paths'

/** Decorative: the client's name stands beside it. On the client only for the logo that never arrives. */
export function ReviewLogo({ file }: { file: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className="relative grid h-10 w-24 shrink-0 items-center">
      {failed ? (
        <span aria-hidden="true" className="text-sm text-muted-foreground opacity-60">
          Logo
        </span>
      ) : (
        <Image
          src={mediaPath('logos', file)}
          alt=""
          fill
          quality={80}
          sizes="96px"
          onError={() => setFailed(true)}
          className="object-contain object-left"
        />
      )}
    </span>
  )
}
