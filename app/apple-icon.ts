import { renderIcon } from '@/components/site/og/app-icon'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

/** Opaque to its corners: iOS rounds them itself and shows transparency as black. */
export default async function AppleIcon() {
  const icon = await renderIcon({ size: size.width, share: 0.9 })
  return new Response(icon, { headers: { 'Content-Type': contentType } })
}
