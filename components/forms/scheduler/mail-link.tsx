export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="[overflow-wrap:anywhere] underline underline-offset-4">
      {address}
    </a>
  )
}
