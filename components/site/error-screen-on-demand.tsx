'use client'

import { lazy, Suspense, type ComponentProps } from 'react'
import type { ErrorScreen } from './error-screen'

const Screen = lazy(async () => ({ default: (await import('./error-screen')).ErrorScreen }))

/** Every page includes its error boundaries. When its code does not load, the error reaches `global-error.tsx`, which needs none. */
export function ErrorScreenOnDemand(props: ComponentProps<typeof ErrorScreen>) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}
