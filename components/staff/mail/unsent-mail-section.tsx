import type { UnsentMailList } from '@/lib/data/portal/unsent-mail'
import { UnsentMessage } from './unsent-message'

type Props = { mail: UnsentMailList; sendAgain: (formData: FormData) => Promise<void> }

export function UnsentMailSection({ mail, sendAgain }: Props) {
  const { rows, total, isKept } = mail
  return (
    <section id="mail" aria-labelledby="mail-heading" className="scroll-mt-6">
      <h2 id="mail-heading" className="type-heading">
        Mail
      </h2>
      <p className="mt-2 mb-4 max-w-2xl text-muted-foreground">
        {total === 0
          ? 'Everything was sent.'
          : isKept
            ? 'No mail server is configured, so messages are kept here to be read.'
            : 'Not sent yet. Messages are tried again by themselves; failed ones are not.'}
      </p>
      {total > 0 && (
        <ul className="divide-y rounded-md border bg-card">
          {rows.map((row) => (
            <UnsentMessage key={row.id} mail={row} isKept={isKept} sendAgain={sendAgain} />
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="mt-3 text-sm text-muted-foreground">And {total - rows.length} older ones.</p>
      )}
    </section>
  )
}
