import type { Metadata } from 'next'
import { DealReasons, SiteAndMoment } from '@/components/staff/deals/deal-reasons'
import { SiteDeals } from '@/components/staff/deals/site-deals'
import { type Asked, WhyForm } from '@/components/staff/deals/why-form'
import { ScreenHeading } from '@/components/staff/headings'
import { listDealOptions } from '@/lib/data/owl/deals/deal-options'
import {
  type AskedSite,
  getAskedSite,
  listDealsAt,
  listDealsForProduct,
} from '@/lib/data/owl/deals/deal-reasons'
import { firstValue, isUuid, readText, type SearchParams } from '@/lib/list/query'
import { daysAround } from '@/lib/owl/deals/days-around'
import { explainDeals } from '@/lib/owl/deals/explain'
import { requireScreen } from '@/lib/portal/require-screen'
import { clockTimeIn, instantOf } from '@/lib/time/clock-time'
import { COMPANY_ZONE } from '@/lib/time/in-zone'

export const metadata: Metadata = { title: 'Why this deal?' }

/** Deals that ended longer ago or begin later are not explained. */
const DAYS_AROUND = 31

/** A site's own page names its id. The form names its group and number. */
async function findSite(params: SearchParams): Promise<AskedSite | null> {
  const [id, groupId, number] = [firstValue(params.site), firstValue(params.group), readText(params.number)]
  if (isUuid(id)) return getAskedSite({ id })
  return isUuid(groupId) && number !== '' ? getAskedSite({ groupId, number }) : null
}

/** Now where no time was typed. */
const readMoment = (zone: string, at: string) => new Date(instantOf(zone, at) ?? Date.now()).toISOString()

export default async function WhyPage({ searchParams }: PageProps<'/dashboard/owl/deals/why'>) {
  const { screen } = await requireScreen('owl', 'deals', 'why')
  const params = await searchParams
  const product = firstValue(params.product)
  const site = await findSite(params)
  const options = await listDealOptions(isUuid(product) ? [product] : [])
  const zone = site?.zone ?? COMPANY_ZONE
  const moment = readMoment(zone, firstValue(params.at))
  const asked: Asked = {
    group: site?.groupId ?? firstValue(params.group),
    number: site?.number ?? readText(params.number),
    product,
    at: clockTimeIn(zone, Date.parse(moment)),
  }
  const productName = options.products.find(({ id }) => id === product)?.name
  const wasAsked = params.number !== undefined || params.site !== undefined
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <WhyForm
        asked={asked}
        options={options}
        numberError={wasAsked && !site ? 'There is no site with this number in the group' : undefined}
      />
      {site && !productName && (
        <SiteDeals title="Deals at this site" deals={await listDealsAt(site.id, moment)}>
          <SiteAndMoment site={site} moment={moment} />
        </SiteDeals>
      )}
      {site && productName && (
        <DealReasons
          site={site}
          productName={productName}
          moment={moment}
          verdicts={explainDeals(
            await listDealsForProduct(site.groupId, product, daysAround(asked.at.slice(0, 10), DAYS_AROUND)),
            { site, productId: product, moment },
          )}
        />
      )}
    </div>
  )
}
