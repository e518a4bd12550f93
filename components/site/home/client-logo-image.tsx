'use client'

import { useState } from 'react'
import { Picture } from '@/components/site/picture'

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
    <Picture
      src={src}
      alt={name}
      width={160}
      height={48}
      lazy
      onFail={() => setFailed(true)}
      className="size-full object-contain object-left opacity-80"
    />
  )
}
