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

type Props = { params: Promise<{ name: string }> }

/** None at build: generated on first request. */
export const generateStaticParams = () => []

const getPage = async ({ params }: Props) => getIndustryPage((await params).name, 1)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const industry = await getPage(props)
  return industry ? industryMetadata(industry) : missingMetadata()
}

export default async function IndustryFirstPage(props: Props) {
  const industry = await getPage(props)
  if (!industry) return <NotFoundPage />
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(industryCrumbs(industry.name), env.SITE_URL)} />
      <IndustryGallery {...industry} />
    </>
  )
}
