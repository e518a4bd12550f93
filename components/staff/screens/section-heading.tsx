import Link from 'next/link'

type Props = {
  /** Of the heading, for the section that it labels. */
  id: string
  title: string
  more: { href: string; label: string }
}

/** Heads a section that shows some of a list, with a link to all of it. */
export function SectionHeading({ id, title, more }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      <Link href={more.href} className="text-sm underline underline-offset-4">
        {more.label}
      </Link>
    </div>
  )
}
