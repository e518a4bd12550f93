'use client'

import { lazy } from 'react'

const NotFoundPage = lazy(() =>
  import('./not-found-page').then((module) => ({ default: module.FramedNotFoundPage })),
)

/** For addresses outside of every layout. Lazy: every page includes its not-found boundary. */
export function NotFoundScreen() {
  return <NotFoundPage />
}
