import type { AssetSlot } from '@/lib/catalogue/assets/slots'
import { fileSize } from '@/lib/text/format'

/** As in '1280 × 720 pixels · AVIF up to 30 KB'. */
export function measureText({ width, height, formats }: AssetSlot): string {
  const limits = Object.entries(formats).map(
    ([format, bytes]) => `${format.toUpperCase()} up to ${fileSize(bytes)}`,
  )
  return [`${width} × ${height} pixels`, ...limits].join(' · ')
}
