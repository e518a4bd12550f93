import { ActionButton } from './action-button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FilmUpload } from '@/lib/data/catalogue/film-uploads'
import { fileSize } from '@/lib/text/format'

type Props = {
  uploads: FilmUpload[]
  /** Judges a file that has arrived. */
  finish: (uploadId: string) => Promise<{ problem: string | null }>
  discardOf: (uploadId: string) => () => Promise<void>
}

/** Uploads that a closed page or a lost connection has left behind. */
export function UnfinishedUploads({ uploads, finish, discardOf }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Unfinished uploads" className="divide-y border-y">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 text-sm">
            <p className="font-medium [overflow-wrap:anywhere]">{upload.fileName}</p>
            <p className="text-muted-foreground">
              {upload.hasArrived
                ? `All of ${fileSize(upload.bytes)} have arrived, but the film is not checked yet.`
                : `About ${Math.floor((upload.received / upload.bytes) * 100)} % of ${fileSize(upload.bytes)} have arrived. Choose the same file again to continue.`}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {upload.hasArrived && <ActionButton label="Check film" action={finish.bind(null, upload.id)} />}
            <form action={discardOf(upload.id)}>
              <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                Discard<span className="sr-only"> {upload.fileName}</span>
              </button>
            </form>
          </div>
        </li>
      ))}
    </ul>
  )
}
