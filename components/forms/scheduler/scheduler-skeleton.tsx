import { Skeleton } from '@/components/ui/skeleton'

/** Three weeks of five days: about as high as what comes. */
export function SchedulerSkeleton() {
  return (
    <div>
      <p className="mb-5 text-sm text-muted-foreground">Looking up free times…</p>
      <div className="grid grid-cols-5 gap-1.5">
        {Array.from({ length: 15 }, (_, day) => (
          <Skeleton key={day} className="h-15" />
        ))}
      </div>
      <Skeleton className="mt-8 h-44" />
    </div>
  )
}
