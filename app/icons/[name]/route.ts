import { renderIcon } from '@/components/site/og/app-icon'

const ICONS = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'maskable-512.png': { size: 512, share: 0.72 },
}

type Name = keyof typeof ICONS
type Context = { params: Promise<{ name: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => Object.keys(ICONS).map((name) => ({ name }))

export async function GET(_: Request, { params }: Context) {
  const { name } = await params
  return new Response(await renderIcon(ICONS[name as Name]), { headers: { 'Content-Type': 'image/png' } })
}
