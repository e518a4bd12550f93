import { exportToEdit } from '@/lib/data/owl/imports/export'
import { toImportCollection } from '@/lib/owl/imports/collections'
import { requireScreen } from '@/lib/portal/require-screen'

export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/owl/imports/[collection]/export.csv'>,
) {
  const { collection } = await params
  await requireScreen('owl', 'imports', collection)
  const name = toImportCollection(collection)
  return name ? exportToEdit(name) : new Response('There is no such collection', { status: 404 })
}
