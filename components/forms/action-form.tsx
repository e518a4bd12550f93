import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { FormWarning } from '@/lib/forms/form-state'
import type { useActionForm } from './use-action-form'

type ActionFormProps = {
  form: ReturnType<typeof useActionForm>
  submit: string
  pending: string
  children: ReactNode
}

export function ActionForm({ form, submit, pending, children }: ActionFormProps) {
  const { state, notice, isPending, formProps } = form
  return (
    <form {...formProps} className="grid gap-5">
      {children}
      {state.problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {state.problem}
        </p>
      )}
      {state.warning && <Warning warning={state.warning} />}
      {notice && (
        <p role="status" className="border-l-2 border-primary py-1 pl-4">
          {notice.description ?? notice.title}
        </p>
      )}
      <Button type="submit" aria-disabled={isPending} className="justify-self-start">
        {isPending ? pending : submit}
      </Button>
    </form>
  )
}

const Warning = ({ warning: { title, records, shown = 'yes', goOn } }: { warning: FormWarning }) => (
  <div role="alert" className="grid gap-3 border-l-2 border-primary py-1 pl-4">
    <p className="font-medium">{title}</p>
    <ul className="grid gap-1">
      {records.map(({ href, label, detail }) => (
        <li key={href} className="flex flex-wrap items-baseline gap-x-3 [overflow-wrap:anywhere]">
          <Link href={href} className="underline underline-offset-4">
            {label}
          </Link>
          <span className="text-sm text-muted-foreground">{detail}</span>
        </li>
      ))}
    </ul>
    <Button type="submit" name="anyway" value={shown} variant="outline" className="justify-self-start">
      {goOn}
    </Button>
  </div>
)
