import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/site/json-ld'
import { IndustryGallery } from '@/components/video/industry-gallery'
import { getIndustryPage } from '@/lib/data/catalogue/industries'
import { env } from '@/lib/env'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumbs'
import { industryCrumbs, industryMetadata } from '@/lib/seo/videos'

export const revalidate = 300

type Props = { params: Promise<{ name: string }> }

/** None at build: generated on first request. */
export const generateStaticParams = () => []

const getPage = async ({ params }: Props) => getIndustryPage((await params).name, 1)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const industry = await getPage(props)
  return industry ? industryMetadata(industry) : {}
}

export default async function IndustryFirstPage(props: Props) {
  const industry = await getPage(props)
  if (!industry) notFound()
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(industryCrumbs(industry.name), env.SITE_URL)} />
      <IndustryGallery {...industry} />
    </>
  )
}
