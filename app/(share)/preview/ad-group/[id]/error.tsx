'use client'

import { useEffect } from 'react'
import { PreviewNotAvailable } from '@/components/preview/preview-not-available'

type Props = { error: unknown; reset: () => void }

export default function PreviewError({ error, reset }: Props) {
  useEffect(() => {
    console.error(error)
  }, [error])
  return <PreviewNotAvailable reason="Failed to load ad preview" retry={reset} error={error} />
}
