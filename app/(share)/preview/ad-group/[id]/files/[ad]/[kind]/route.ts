import { nameFiles } from '@/lib/ads/file-names'
import { getAdGroupPreview, signAdFile } from '@/lib/data/privileged/ad-previews'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Redirects to a signed URL while the preview is open; `?download` saves the file. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/preview/ad-group/[id]/files/[ad]/[kind]'>,
) {
  const { id, ad, kind } = await params
  const preview = await getAdGroupPreview(id)
  const file = preview && nameFiles(preview).find((one) => one.adId === ad && one.kind === kind)
  const saveAs = new URL(request.url).searchParams.has('download') ? file?.name : undefined
  const address = file && (await signAdFile(file.path, saveAs))
  if (!address) return new Response('There is no such file.', { status: 404, headers: HEADERS })
  return new Response(null, { status: 307, headers: { ...HEADERS, Location: address } })
}
