import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { SuccessPanel } from '@/components/forms/success-panel'

type Props = {
  codes: readonly string[]
  /** Whom they are for, in the file. */
  email: string
  next: string
}

const grouped = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** Shown once: the database keeps hashes. The link saves a file without scripts, too. */
export function RecoveryCodes({ codes, email, next }: Props) {
  const lines = codes.map(grouped)
  const file = `Recovery codes of ${email}. Each works once.\r\n\r\n${lines.join('\r\n')}\r\n`
  return (
    <SuccessPanel>
      <div className="grid gap-6">
        <div className="grid gap-3">
          <h2 className="type-heading">Save your recovery codes</h2>
          <p className="text-muted-foreground">
            Without your phone, each of them signs you in once. They are shown only once: print them, or keep
            them with your passwords.
          </p>
        </div>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-2 border-y py-4 font-mono tabular-nums min-[22rem]:grid-cols-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="recovery-codes.txt"
            className={buttonVariants({ variant: 'outline' })}
          >
            Download
          </a>
          <Link href={next} prefetch={false} className={buttonVariants()}>
            I saved them
          </Link>
        </div>
      </div>
    </SuccessPanel>
  )
}
