import { PreviewNotAvailable } from '@/components/preview/preview-not-available'

export default function PreviewNotFound() {
  return <PreviewNotAvailable reason="Ad group not found" />
}
