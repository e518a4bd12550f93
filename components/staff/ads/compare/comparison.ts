import type { AdVersion } from '@/lib/data/ads/ad-detail'
import { storedName } from '@/components/staff/ads/version-name'

export type Comparison = { left: AdVersion; right: AdVersion }

type Query = Record<string, string | string[] | undefined>

/** The two versions of one kind that an address names; null when it does not name two. */
export function readComparison({ left, right }: Query, versions: readonly AdVersion[]): Comparison | null {
  const find = (name: Query[string]) => versions.find((version) => storedName(version) === name)
  const [one, other] = [find(left), find(right)]
  return one && other && one.kind === other.kind ? { left: one, right: other } : null
}
