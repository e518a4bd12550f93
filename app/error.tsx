'use client'

import { ErrorScreenOnDemand } from '@/components/site/error-screen-on-demand'

/** For failures of a route group's layout, where no header or landmark is left; other failures reach the group's own screen. */
export default function RootError(props: { error: unknown; retry: () => void }) {
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreenOnDemand {...props} />
    </main>
  )
}
