import type { SealProblem } from './seal'

/** What the page says about a file. */
export type CheckState =
  | { verdict: 'none' | 'no-file' | SealProblem }
  | {
      verdict: 'valid'
      number: string
      title: string
      totalCents: number
      name: string
      acceptedAt: string
      sha256: string
      keyId: string
    }
