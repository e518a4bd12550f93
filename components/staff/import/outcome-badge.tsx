import { Badge } from '@/components/ui/badge'

const BADGES = {
  create: ['Add', 'Added', 'todo'],
  update: ['Change', 'Changed', 'active'],
  skip: ['Skip', 'Skipped', 'over'],
  unchanged: ['Unchanged', 'Unchanged', 'over'],
  error: ['Error', 'Error', 'problem'],
} as const

/** What would become of a row, or what became of it. */
export function OutcomeBadge({ outcome, hasRun }: { outcome: keyof typeof BADGES; hasRun: boolean }) {
  const [planned, done, tone] = BADGES[outcome]
  return <Badge tone={tone}>{hasRun ? done : planned}</Badge>
}
