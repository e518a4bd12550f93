import { failedRowsCsv } from '@/lib/data/catalogue/failed-rows-csv'
import { requireScreen } from '@/lib/portal/require-screen'

export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/owl/contacts/import/[id]/errors.csv'>,
) {
  const { id } = await params
  await requireScreen('owl', 'contacts', 'import', id)
  return failedRowsCsv(id)
}
