'use client'

import Image from 'next/image'
import { useState } from 'react'

/** On the client only for the logo that never arrives. */
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
      fill
      quality={80}
      sizes="160px"
      onError={() => setFailed(true)}
      className="object-contain object-left opacity-80"
    />
  )
}
