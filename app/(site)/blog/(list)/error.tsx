'use client'

import { ErrorScreenOnDemand } from '@/components/site/error-screen-on-demand'

export default function BlogListError(props: { error: unknown; retry: () => void }) {
  return (
    <ErrorScreenOnDemand title="Failed to Load Blog Posts" detail="Failed to fetch blog posts" {...props} />
  )
}
