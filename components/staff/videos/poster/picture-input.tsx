'use client'

import { useId } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { PICTURE_RULE, PICTURE_TYPES } from '@/lib/catalogue/picture/upload-rules'

type Props = { isDisabled: boolean; hasPoster: boolean; onFile: (file: File) => void }

export function PictureInput({ isDisabled, hasPoster, onFile }: Props) {
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        disabled={isDisabled}
        aria-describedby={`${id}-rule`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Otherwise choosing the same file again would not fire a change event.
          currentTarget.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonVariants({
          variant: 'outline',
          size: 'sm',
          className:
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:opacity-60',
        })}
      >
        {hasPoster ? 'Upload another' : 'Upload a picture'}
      </label>
      <p id={`${id}-rule`} className="order-last w-full text-sm text-muted-foreground">
        {PICTURE_RULE}.
      </p>
    </>
  )
}
