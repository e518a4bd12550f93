'use client'

import { ErrorScreen } from '@/components/site/error-screen'

export default function PlaceError(props: { error: unknown; retry: () => void }) {
  return <ErrorScreen {...props} retryLabel="Retry" />
}
