import { useCallback, useEffect, useRef } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { LineField } from '@/components/forms/text-fields'
import { typeInto } from '@/components/forms/typed-text'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { filmOf } from '@/components/preview/marks/film-of'
import { buttonVariants } from '@/components/ui/button-variants'
import type { AdAnswerInput } from '@/lib/schemas/ad-feedback'
import { adFeedbackFields as fields } from '@/lib/schemas/ad-feedback-fields'
import { frameTime } from '@/lib/time/film-time'

type Props = {
  form: EnhancedForm<AdAnswerInput>
  adId: string
  /** The field is on the screen. */
  isShown: boolean
}

/** The moment that a comment is about. It follows the paused film until somebody types into it or clears it. */
export function FilmTimeField({ form, adId, isShown }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const written = useRef('')
  const hydrated = useHydrated()

  const write = useCallback(
    (isAsked: boolean) => {
      const [field, film] = [group.current?.querySelector('input'), filmOf(adId)]
      if (!field || !film) return
      const follows = film.paused && film.currentTime > 0 && !film.ended && field.value === written.current
      if (!isAsked && !follows) return
      film.pause()
      written.current = frameTime(film.currentTime * 1000)
      typeInto(field, written.current)
    },
    [adId],
  )

  useEffect(() => {
    const film = isShown && filmOf(adId)
    if (!film) return
    const follow = () => write(false)
    follow()
    film.addEventListener('pause', follow)
    film.addEventListener('seeked', follow)
    return () => {
      film.removeEventListener('pause', follow)
      film.removeEventListener('seeked', follow)
    }
  }, [adId, isShown, write])

  return (
    <div ref={group} className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <LineField<AdAnswerInput>
        form={form}
        name="filmTime"
        field={fields.filmTime}
        optional
        hint={hydrated ? 'Pause the film at the frame you mean.' : 'Minutes and seconds, such as 0:12.'}
        className="w-full sm:w-72"
      />
      {hydrated && (
        <button
          type="button"
          onClick={() => write(true)}
          className={buttonVariants({ variant: 'outline', className: 'h-12! sm:mt-7' })}
        >
          Use this frame
        </button>
      )}
    </div>
  )
}
