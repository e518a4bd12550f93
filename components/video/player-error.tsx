export function PlayerError() {
  return (
    <div
      role="alert"
      className="corner-ticks absolute inset-0 grid place-content-center gap-1 bg-background p-6 text-center"
    >
      <p className="type-heading">Video Player Error</p>
      <p className="text-muted-foreground">Unable to load video</p>
    </div>
  )
}
