export const MailAddress = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address)}`} className="underline underline-offset-4">
    {address}
  </a>
)
