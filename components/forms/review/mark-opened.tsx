'use client'

import { useEffect } from 'react'

export function MarkOpened({ address }: { address: string }) {
  useEffect(() => {
    fetch(address, { method: 'POST', keepalive: true }).catch(() => {
      // Only tells staff that the link was opened.
    })
  }, [address])
  return null
}
