import { requireArea } from '@/lib/auth/session'
import { signVisibleAdFile } from '@/lib/data/privileged/ad-files'
import { staffPaths } from '@/lib/portal/staff-paths'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Redirects staff to a signed URL of an ad file, older versions included. Clients use the preview. */
export async function GET(_: Request, { params }: RouteContext<'/dashboard/ad-files/[group]/[file]'>) {
  const { group, file } = await params
  const path = `${group}/${file}`
  await requireArea('graphic-designer', staffPaths.adFile(path))
  const address = await signVisibleAdFile(path)
  if (!address) return new Response('There is no such file.', { status: 404, headers: HEADERS })
  return new Response(null, { status: 307, headers: { ...HEADERS, Location: address } })
}
