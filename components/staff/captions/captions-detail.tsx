import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { buttonVariants } from '@/components/ui/button-variants'
import type { CaptionsRecord } from '@/lib/data/catalogue/captions'
import type { Action } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { CAPTION_KINDS, languageName } from '@/lib/schemas/caption-fields'
import { CaptionEditor, type SaveAction } from './caption-editor'
import { CaptionsHistory, type CaptionsHistoryProps } from './captions-history'
import { TextForm } from './text-form'

type Props = {
  captions: CaptionsRecord
  history: CaptionsHistoryProps
  save: SaveAction
  saveText: Action
  remove: () => Promise<void>
}

export function CaptionsDetail({ captions, history, save, saveText, remove }: Props) {
  const { id, kind, language, label, version, content, film } = captions
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <RecordCrumb title={film.title} href={staffPaths.video(film.id)} />
        <h1 className="type-title [overflow-wrap:anywhere]">
          {CAPTION_KINDS[kind]}: {label}
        </h1>
        <p className="text-muted-foreground">
          {label !== languageName(language) && `${languageName(language)}. `}
          {film.isPublished ? (
            <>
              What you save is on{' '}
              <StaffLink href={paths.video(film.slug)} className="underline underline-offset-4">
                the page of the film
              </StaffLink>{' '}
              at once.
            </>
          ) : (
            'Visitors see it when the film is published.'
          )}
        </p>
      </div>
      <CaptionEditor
        id={id}
        kind={kind}
        language={language}
        version={version}
        content={content}
        film={film.src ? { src: film.src, title: film.title } : null}
        save={save}
      />
      <noscript>
        <p>The editor needs JavaScript. The text below can be changed without it.</p>
      </noscript>
      <TextForm version={version} content={content} action={saveText} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <a
          href={`${staffPaths.captionsFile(id)}?download`}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Download WebVTT
        </a>
        <details>
          <summary
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'cursor-pointer' })}
          >
            Delete
          </summary>
          <form action={remove} className="mt-3 grid max-w-sm gap-3 rounded-md border p-4">
            <p>
              {film.isPublished
                ? `They disappear from the player and from the page ${paths.video(film.slug)}.`
                : 'No visitor sees them yet.'}{' '}
              You can undo it.
            </p>
            <Button type="submit" variant="destructive" size="sm" className="justify-self-start">
              Yes, delete them
            </Button>
          </form>
        </details>
      </div>
      <CaptionsHistory {...history} />
    </div>
  )
}

export const DeletedCaptions = (history: CaptionsHistoryProps) => (
  <DeletedRecord
    list={{ href: staffPaths.videoGallery(), label: 'Video gallery' }}
    title="These captions were deleted"
    text="Undo the deletion below to restore them."
  >
    <CaptionsHistory {...history} />
  </DeletedRecord>
)
