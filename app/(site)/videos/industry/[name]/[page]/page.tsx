import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { NotFoundPage } from '@/components/site/not-found-page'
import { IndustryGallery } from '@/components/video/industry-gallery'
import { getIndustryPage } from '@/lib/data/catalogue/industries'
import { env } from '@/lib/env'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumbs'
import { missingMetadata } from '@/lib/seo/missing'
import { industryCrumbs, industryMetadata } from '@/lib/seo/videos'

export const revalidate = 300

type Props = { params: Promise<{ name: string; page: string }> }

/** Page 1 has the industry's own address. */
const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,3})$/

export const generateStaticParams = () => []

async function getPage({ params }: Props) {
  const { name, page } = await params
  return LATER_PAGE.test(page) ? getIndustryPage(name, Number(page)) : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const industry = await getPage(props)
  return industry ? industryMetadata(industry) : missingMetadata()
}

export default async function IndustryLaterPage(props: Props) {
  const industry = await getPage(props)
  if (!industry) return <NotFoundPage />
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(industryCrumbs(industry.name), env.SITE_URL)} />
      <IndustryGallery {...industry} />
    </>
  )
}
