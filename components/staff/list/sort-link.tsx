import Link from 'next/link'

type Props = {
  label: string
  /** Address of the same list in the order of this column, the other way round where it is in it already. */
  href: string
  /** Null: the list is in another order. */
  direction: 'ascending' | 'descending' | null
}

export const SortLink = ({ label, href, direction }: Props) => (
  <Link href={href} scroll={false} className="whitespace-nowrap underline-offset-4 hover:underline">
    {label}
    <span aria-hidden="true" className="ml-1.5 inline-block w-3 text-primary">
      {direction && (direction === 'descending' ? '↓' : '↑')}
    </span>
  </Link>
)
