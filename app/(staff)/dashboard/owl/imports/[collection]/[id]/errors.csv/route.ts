import { exportErrors } from '@/lib/data/owl/imports/export'
import { getImport } from '@/lib/data/owl/imports/imports'
import { isUuid } from '@/lib/list/query'
import { toImportCollection } from '@/lib/owl/imports/collections'
import { requireScreen } from '@/lib/portal/require-screen'

export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/owl/imports/[collection]/[id]/errors.csv'>,
) {
  const { collection, id } = await params
  await requireScreen('owl', 'imports', collection, id)
  const name = toImportCollection(collection)
  const found = name && isUuid(id) ? await getImport(name, id) : null
  return name && found ? exportErrors(name, found) : new Response('There is no such import', { status: 404 })
}
