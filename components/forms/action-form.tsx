import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
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
