import { cx } from 'class-variance-authority'
import type { Heading } from '@/lib/markdown/headings'

type Props = { title: string; headings: readonly Heading[] }

export function TableOfContents({ title, headings }: Props) {
  return (
    <nav
      aria-labelledby="contents"
      className="h-fit border-y py-5 text-sm home:sticky home:top-32 home:border-b-0 print:hidden"
    >
      <h2 id="contents" className="font-medium">
        {title}
      </h2>
      <ol className="mt-2">
        {headings.map(({ id, text, level }) => (
          <li key={id} className={cx(level > 2 && 'pl-4')}>
            <a
              href={`#${id}`}
              className="block py-1 text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
