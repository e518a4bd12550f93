import { requireArea } from '@/lib/auth/session'
import { type DealRow, exportDeals } from '@/lib/data/owl/deals/deal-list'
import { exportList } from '@/lib/list/csv'
import { DEAL_LIST, type DealColumn } from '@/lib/owl/deals/deal-list'
import { offerText } from '@/lib/owl/deals/offer-text'
import { DEAL_STATUS_LABELS } from '@/lib/owl/deals/status'
import { whereText } from '@/lib/owl/deals/where-text'
import { owlPaths } from '@/lib/portal/owl-paths'
import { dollarsText } from '@/lib/quotes/money'

const VALUES: Record<DealColumn, (deal: DealRow) => string> = {
  title: ({ title }) => title,
  picture: ({ picture }) => picture?.path ?? '',
  group: ({ group }) => group,
  offer: ({ offer }) => offerText(offer),
  products: ({ products }) => products.join('; '),
  status: ({ status }) => DEAL_STATUS_LABELS[status],
  first: ({ firstOn }) => firstOn,
  last: ({ lastOn }) => lastOn,
  where: whereText,
  oldPrice: ({ oldPriceCents }) => (oldPriceCents === null ? '' : dollarsText(oldPriceCents)),
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('owl', owlPaths.deals())
  return exportList(DEAL_LIST, request, { read: exportDeals, values: VALUES })
}
