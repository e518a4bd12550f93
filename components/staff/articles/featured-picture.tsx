import { useId, useState, type ReactNode } from 'react'
import { typeInto } from '@/components/forms/typed-text'
import { StoredImage } from '@/components/site/stored-image'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useUpload } from '@/components/staff/upload/use-upload'
import { buttonVariants } from '@/components/ui/button-variants'
import { firstPicture } from '@/lib/blog/first-picture'
import { postPicture } from '@/lib/blog/post'
import { PICTURE_RULE, PICTURE_TYPES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'

export type FeaturedUpload = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  /** `stored` has the bucket first. */
  finish: (path: string) => Promise<{ problem: string } | { problem: null; stored: string }>
}

type Props = {
  upload: FeaturedUpload
  /** As stored, bucket first; empty without one. */
  picture: string
  focus: { x: string; y: string }
  error?: string
  /** Of the hidden field, which fires no event. */
  onChange: () => void
  children: ReactNode
}

const AXES = [
  ['x', 'focusX', 'Focus left to right'],
  ['y', 'focusY', 'Focus top to bottom'],
] as const

/** Its text goes along where the field for it is empty. */
function firstPictureOf(form: HTMLFormElement) {
  const [body, alt] = [form.elements.namedItem('body'), form.elements.namedItem('alt')]
  const found = body instanceof HTMLTextAreaElement ? firstPicture(body.value) : null
  if (found && alt instanceof HTMLInputElement && alt.value === '') typeInto(alt, found.alt)
  return found
}

/** The picture with the part of it that stays where it is cropped. */
export function FeaturedPicture({ upload, picture, focus: stored, error, onChange, children }: Props) {
  const titleId = useId()
  const [path, setPath] = useState(picture)
  const [focus, setFocus] = useState(stored)
  const [isMissing, setMissing] = useState(false)
  const target = useUpload({
    label: 'Picture',
    check: pictureUploadProblem,
    begin: upload.begin,
    async finish(uploaded) {
      const finished = await upload.finish(uploaded)
      if (finished.problem === null) {
        setPath(finished.stored)
        setFocus({ x: '50', y: '50' })
        onChange()
      }
      return { problem: finished.problem }
    },
  })
  const address = postPicture(path)

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-sm font-medium">
        Featured picture
      </h2>
      <input type="hidden" name="picture" value={path} />
      <div className="grid gap-5 md:grid-cols-2">
        <UploadSlot
          label="picture"
          types={PICTURE_TYPES}
          allowedText={PICTURE_RULE}
          upload={target}
          hasFile={address !== null}
          onFiles={([file]) => file && target.start(file)}
        >
          <div className="relative grid aspect-video place-items-center overflow-hidden rounded-md border bg-card">
            {address ? (
              <StoredImage
                key={address}
                src={address}
                alt=""
                focus={`${focus.x}% ${focus.y}%`}
                sizes="(min-width: 768px) 24rem, 90vw"
              />
            ) : (
              <p className="text-muted-foreground">No picture yet</p>
            )}
          </div>
          {error && <p className="text-sm text-destructive">{error}</p>}
        </UploadSlot>
        <div className="grid content-start gap-4">
          {children}
          {AXES.map(([axis, name, label]) => (
            <label key={axis} className="grid gap-1 text-sm font-medium">
              {label}
              <input
                type="range"
                name={name}
                min={0}
                max={100}
                value={focus[axis]}
                onChange={({ currentTarget }) => setFocus({ ...focus, [axis]: currentTarget.value })}
                className="h-9 w-full accent-primary"
              />
            </label>
          ))}
          {!address && (
            <button
              type="button"
              onClick={({ currentTarget: { form } }) => {
                const found = form && firstPictureOf(form)
                setMissing(!found)
                if (!found) return
                setPath(found.stored)
                setFocus({ x: '50', y: '50' })
                onChange()
              }}
              className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
            >
              Use the first picture of the text
            </button>
          )}
          <p role="status" className="text-sm text-muted-foreground empty:hidden">
            {isMissing && !address && 'The text has none of our pictures yet.'}
          </p>
          {address && (
            <button
              type="button"
              onClick={() => {
                setPath('')
                onChange()
              }}
              className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
            >
              Remove picture
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
