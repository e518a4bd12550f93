'use client'

import { lazy } from 'react'

const NotFoundPage = lazy(() =>
  import('./not-found-page').then((module) => ({ default: module.NotFoundPage })),
)

/** Loaded where it is shown: every page carries what it would show were it missing, so that should weigh nothing. */
export function NotFoundScreen() {
  return <NotFoundPage />
}
