import Image from 'next/image'
import { type ReactNode, type SubmitEvent, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { RowButton } from '@/components/staff/board/ordered-list'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast-store'
import { MAX_PICTURE_TEXT, type SitePicture } from '@/lib/owl/site-pictures'
import { mediaPath } from '@/lib/paths'

type Outcome = Promise<{ problem: string | null }>

export type PictureActions = {
  describe: (file: string, text: string) => Outcome
  remove: (file: string) => Outcome
}

type Props = PictureActions & {
  picture: SitePicture
  title: string
  moves: ReactNode
  onShow: () => void
}

export function PictureRow({ picture: { file, alt }, title, moves, onShow, describe, remove }: Props) {
  const [isSaving, startTransition] = useTransition()
  const [problem, setProblem] = useState<string | null>(null)

  const run = (outcome: () => Outcome, done: string) =>
    startTransition(async () => {
      const result = await outcome().catch((error: unknown) => ({ problem: problemOf(error) }))
      startTransition(() => setProblem(result.problem))
      if (result.problem === null) toast({ title: done, variant: 'success' })
    })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    if (!isSaving) run(() => describe(file, typeof text === 'string' ? text : ''), 'Description saved')
  }

  return (
    <>
      <button
        type="button"
        onClick={onShow}
        className="relative aspect-[3/2] overflow-hidden rounded-sm border bg-muted"
      >
        <Image
          src={mediaPath('logos', file)}
          alt={`Enlarge: ${title}`}
          fill
          sizes="128px"
          quality={80}
          draggable={false}
          className="object-cover"
        />
      </button>
      <div className="grid min-w-0 gap-2">
        <form onSubmit={save} className="flex flex-wrap gap-2">
          <Input
            name="text"
            aria-label={`What the picture shows: ${title}`}
            placeholder="What the picture shows"
            maxLength={MAX_PICTURE_TEXT}
            defaultValue={alt ?? ''}
            autoComplete="off"
            className="h-9! min-w-32 flex-1"
          />
          <button
            type="submit"
            aria-disabled={isSaving}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Save<span className="sr-only"> description of {title}</span>
          </button>
        </form>
        <div className="flex flex-wrap items-center gap-1">
          {moves}
          <RowButton
            label="Remove"
            title={title}
            onClick={() =>
              !isSaving && run(() => remove(file), 'Picture removed. The history can bring it back.')
            }
          >
            ✕
          </RowButton>
        </div>
        {problem && (
          <p role="alert" className="text-sm text-destructive">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}
