import { useId, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Modal } from '@/components/ui/modal'
import { toast } from '@/components/ui/toast-store'
import { adTemplateFields } from '@/lib/schemas/ad-template-fields'

/** Answers the number of the version, or what stands in the way. */
export type Publish = (madeFrom: number, note: string) => Promise<{ number: number } | { problem: string }>

type Props = {
  /** Of the newest version; 0 without one. */
  newest: number
  problems: number
  /** Saves the draft; null when that failed. */
  flush: () => Promise<number | null>
  publish: Publish
  onPublished: (number: number) => void
}

export function PublishButton({ newest, ...form }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" className="pointer-coarse:h-11" onClick={() => setOpen(true)}>
        Publish
      </Button>
      {isOpen && <PublishForm newest={newest} {...form} onClose={() => setOpen(false)} />}
    </>
  )
}

function PublishForm({
  newest,
  problems,
  flush,
  publish,
  onPublished,
  onClose,
}: Props & { onClose: () => void }) {
  const title = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()

  const submit = (formData: FormData) =>
    startTransition(async () => {
      const saved = await flush()
      if (saved === null)
        return setProblem('The draft could not be saved. Close this and look above the layout.')
      const answer = await publish(saved, String(formData.get('note') ?? '')).catch((error: unknown) => ({
        problem: problemOf(error),
      }))
      if ('problem' in answer) return setProblem(answer.problem)
      const isNew = answer.number > newest
      toast({
        title: isNew ? `Version ${answer.number} published` : `Version ${answer.number} is as this draft`,
        description: isNew ? 'Ads can be made from it now.' : 'Nothing has changed since.',
        variant: 'success',
      })
      onPublished(answer.number)
      onClose()
    })

  return (
    <Modal labelledBy={title} onClose={onClose}>
      <form action={submit} className="grid gap-5">
        <h2 id={title} className="pr-10 type-heading">
          Publish version {newest + 1}
        </h2>
        <p className="text-muted-foreground">
          New ads are made from the newest version. Existing ads keep their version until they are updated.
          {problems > 0 &&
            ` There ${problems === 1 ? 'is 1 problem' : `are ${problems} problems`} with the shown texts.`}
        </p>
        <Field label={adTemplateFields.note.label} optional>
          {(control) => (
            <Input {...control} name="note" maxLength={adTemplateFields.note.max} autoComplete="off" />
          )}
        </Field>
        {problem && (
          <p role="alert" className="text-sm text-destructive">
            {problem}
          </p>
        )}
        <Button type="submit" aria-disabled={isPending} className="justify-self-start">
          {isPending ? 'Publishing…' : 'Publish'}
        </Button>
      </form>
    </Modal>
  )
}
