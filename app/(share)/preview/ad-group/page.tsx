import type { Metadata } from 'next'
import { PreviewNotAvailable } from '@/components/preview/preview-not-available'

export const metadata: Metadata = { title: 'Ad Preview' }

export default function PreviewWithoutId() {
  return <PreviewNotAvailable reason="Ad group ID is required" />
}
