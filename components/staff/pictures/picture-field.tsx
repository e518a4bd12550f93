'use client'

import { useRef, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { typeInto } from '@/components/forms/typed-text'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'
import { MAX_PICTURE_ALT, type PictureTable } from '@/lib/owl/picture'
import { Picture } from './picture'
import { PictureSlot } from './picture-slot'

/** What the form posts as 'picture' and 'pictureAlt'. */
type Values = { picture: string; pictureAlt: string }

/** Bound to the table. */
export type FormPictureActions = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<{ problem: string } | { problem: null; stored: string }>
}

type Props = FormPictureActions & {
  table: PictureTable
  values: Values
  errors: Record<string, string>
}

/** The picture of a record in its form: nothing is changed before the form is saved. */
export function PictureField({ table, values, errors, begin, finish }: Props) {
  const [path, setPath] = useState(values.picture)
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  // As typing does, so that the draft of the form keeps it.
  const change = (to: string) => input.current && typeInto(input.current, to)
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-2 text-sm font-medium">
        Picture <span className="ml-2 text-xs font-normal text-muted-foreground">Optional</span>
      </legend>
      <input
        ref={input}
        type="text"
        hidden
        name="picture"
        value={path}
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
      />
      <PictureSlot
        hasPicture={path !== ''}
        begin={begin}
        finish={async (uploaded) => {
          const finished = await finish(uploaded)
          if (finished.problem === null) change(finished.stored)
          return { problem: finished.problem }
        }}
      >
        <div className="relative aspect-[3/2] max-w-80 overflow-hidden rounded-md border">
          <Picture
            table={table}
            picture={path === '' ? null : { path, alt: values.pictureAlt || null }}
            name="The picture"
            sizes="320px"
            isLarge
            isWhole
          />
        </div>
      </PictureSlot>
      {errors.picture && (
        <p role="alert" className="text-sm text-destructive">
          {errors.picture}
        </p>
      )}
      {path !== '' && (
        <>
          <Button
            type="button"
            variant="outline"
            size="sm"
            disabled={!isHydrated}
            className="justify-self-start"
            onClick={() => change('')}
          >
            Remove picture
          </Button>
          <Field
            label="What the picture shows"
            hint="For people who cannot see it. Without it, the name is read out."
            error={errors.pictureAlt}
            optional
          >
            {(control) => (
              <Input
                {...control}
                name="pictureAlt"
                maxLength={MAX_PICTURE_ALT}
                // A description belongs to its picture.
                key={path}
                defaultValue={path === values.picture ? values.pictureAlt : ''}
                autoComplete="off"
              />
            )}
          </Field>
        </>
      )}
    </fieldset>
  )
}
