'use client'

import { useEffect } from 'react'
import { drafts } from '@/lib/forms/draft'

/** Stands on the page that a form leads to: a redirect alone does not tell the form that it was stored. */
export function ForgetDraft({ name }: { name: string }) {
  useEffect(() => drafts.clear(name), [name])
  return null
}
