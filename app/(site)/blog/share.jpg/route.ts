import { ogImage } from '@/components/site/og/og-image'

export const dynamic = 'force-static'

export const GET = () =>
  ogImage({
    eyebrow: 'Field Notes',
    title: 'Video for business',
    line: 'Planning, filming, editing and using it',
  })
