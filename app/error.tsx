'use client'

import { ErrorScreen } from '@/components/site/error-screen'

/** Catches what a group's own screen does not: failures of a group's layout, where no header and no landmark is left. */
export default function RootError(props: { error: unknown; retry: () => void }) {
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreen {...props} />
    </main>
  )
}
