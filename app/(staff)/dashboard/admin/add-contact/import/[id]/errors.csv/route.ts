import { failedRowsCsv } from '@/lib/data/catalogue/failed-rows-csv'
import { requireScreen } from '@/lib/portal/require-screen'

export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/admin/add-contact/import/[id]/errors.csv'>,
) {
  const { id } = await params
  await requireScreen('admin', 'add-contact', 'import', id)
  return failedRowsCsv(id)
}
