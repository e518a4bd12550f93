import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Container } from '@/components/ui/container'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

export default function ExpiredLink() {
  return (
    <Container className="min-h-[70dvh] pt-28 pb-20 nav:pt-40">
      <h1 className="max-w-[18ch] type-title">This link is no longer valid</h1>
      <p className="mt-6 max-w-xl type-lede text-muted-foreground">
        Links to an intro call end a day after it. Our latest email has the one that works. If there is none,
        write to{' '}
        <a href={`mailto:${env.CONTACT_EMAIL}`} className="underline underline-offset-4">
          {env.CONTACT_EMAIL}
        </a>
        .
      </p>
      <Link href={paths.getStarted()} className={buttonVariants({ variant: 'outline', className: 'mt-10' })}>
        Start a project
      </Link>
    </Container>
  )
}
