import { TEMPLATE_COLUMNS } from '@/components/staff/ad-templates/list/template-columns'
import { textsOf } from '@/components/staff/list/list-columns'
import { AD_TEMPLATE_LIST } from '@/lib/ads/templates/list'
import { exportTemplates } from '@/lib/data/ads/templates/templates'
import { exportList } from '@/lib/list/csv'
import { requireScreen } from '@/lib/portal/require-screen'

export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/[area]/ad-templates/export.csv'>,
) {
  await requireScreen((await params).area, 'ad-templates')
  return exportList(AD_TEMPLATE_LIST, request, { read: exportTemplates, values: textsOf(TEMPLATE_COLUMNS) })
}
