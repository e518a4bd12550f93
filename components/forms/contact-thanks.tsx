import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'

const NEXT = [
  'A producer reads your message and looks at who films near you.',
  'You get a reply by e-mail, with questions or with a first idea.',
  'We go through your plan together in the free consultation. You decide after that.',
]

export function ContactThanks() {
  return (
    <>
      <h2 className="type-title">Thanks, your message is with us.</h2>
      <p className="mt-5 max-w-xl type-lede text-muted-foreground">We reply within 24 hours.</p>
      <h3 className="mt-10 type-heading">What happens next</h3>
      <ol className="mt-5 border-t">
        {NEXT.map((step, index) => (
          <li key={step} className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-b py-5">
            <span aria-hidden="true" className="type-slate text-muted-foreground">
              {String(index + 1).padStart(2, '0')}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <Link href={paths.videos()} className={buttonVariants({ variant: 'outline', className: 'mt-10' })}>
        Watch our work
      </Link>
    </>
  )
}
