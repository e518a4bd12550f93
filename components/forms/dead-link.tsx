import Link from 'next/link'
import { Button } from '@/components/ui/button'

type DeadLinkProps = { title: string; advice: string; label: string; href: string }

/** For mailed links that are expired, used or invalid, and for what only others may do. */
export function DeadLink({ title, advice, label, href }: DeadLinkProps) {
  return (
    <>
      <h1 className="type-title">{title}</h1>
      <p className="text-muted-foreground">{advice}</p>
      <Button asChild className="justify-self-start">
        <Link href={href}>{label}</Link>
      </Button>
    </>
  )
}
