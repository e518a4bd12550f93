import { buttonVariants } from '@/components/ui/button-variants'

/** Retry reloads the page: failed map scripts cannot be loaded twice. */
export function MapError({ message }: { message: string }) {
  return (
    <div role="alert" className="absolute inset-0 z-20 grid place-items-center bg-background/85 p-6">
      <div className="grid max-w-md justify-items-center gap-4 border bg-popover p-8 text-center">
        <h2 className="type-heading">Map Loading Error</h2>
        <p className="text-muted-foreground">{message}</p>
        <button
          type="button"
          onClick={() => location.reload()}
          className={buttonVariants({ variant: 'outline' })}
        >
          Retry
        </button>
      </div>
    </div>
  )
}
