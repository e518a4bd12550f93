'use client'

import { ErrorScreen } from '@/components/site/error-screen'

export default function BlogListError(props: { error: unknown; retry: () => void }) {
  return <ErrorScreen title="Failed to Load Blog Posts" detail="Failed to fetch blog posts" {...props} />
}
