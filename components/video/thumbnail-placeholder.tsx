/** Fills its positioned parent. */
export function ThumbnailPlaceholder({ label }: { label: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center bg-card px-3 text-center type-slate text-muted-foreground">
      {label}
    </span>
  )
}
