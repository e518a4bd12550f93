import { Badge } from '@/components/ui/badge'

const BADGES = {
  create: ['Add', 'Added', 'default'],
  update: ['Change', 'Changed', 'secondary'],
  skip: ['Skip', 'Skipped', 'outline'],
  unchanged: ['Unchanged', 'Unchanged', 'outline'],
  error: ['Error', 'Error', 'destructive'],
} as const

/** What would become of a row, or what became of it. */
export function OutcomeBadge({ outcome, hasRun }: { outcome: keyof typeof BADGES; hasRun: boolean }) {
  const [planned, done, variant] = BADGES[outcome]
  return <Badge variant={variant}>{hasRun ? done : planned}</Badge>
}
