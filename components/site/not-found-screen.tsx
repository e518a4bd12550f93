'use client'

import { lazy } from 'react'

/** Loaded where it is shown: every page carries what it would show were it missing, so that should weigh nothing. */
export const NotFoundScreen = lazy(() =>
  import('./not-found-page').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
)
