import { MailAddress } from '@/components/staff/list/mail-address'
import { Badge } from '@/components/ui/badge'

type Props = { name: string; email: string | null; isDoubtful: boolean }

/** Who said it, as far as the reader may know. */
export function ClientName({ name, email, isDoubtful }: Props) {
  return (
    <span className="wrap-anywhere">
      <span className="font-medium">{name}</span>
      {email && (
        <>
          , <MailAddress address={email} />
        </>
      )}
      {isDoubtful && (
        <Badge variant="destructive" className="ml-2">
          Perhaps not a person
        </Badge>
      )}
    </span>
  )
}
