import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { pageNumbers } from '@/lib/blog/page-numbers'
import { paths } from '@/lib/paths'

type Props = { page: number; last: number }

export function PageLinks({ page, last }: Props) {
  if (last < 2) return null
  return (
    <nav aria-label="Pages" className="mt-16 flex flex-wrap items-center gap-2 border-t pt-6">
      {page > 1 && <Step page={page - 1} text="Newer" rel="prev" />}
      <ul className="flex flex-wrap gap-1">
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="grid size-11 place-items-center text-muted-foreground">
                …
              </span>
            ) : (
              <Link
                href={paths.blog({ page: number })}
                prefetch={false}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-md tabular-nums hover:bg-secondary aria-[current]:border aria-[current]:border-primary"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < last && <Step page={page + 1} text="Older" rel="next" />}
    </nav>
  )
}

function Step({ page, text, rel }: { page: number; text: string; rel: string }) {
  return (
    <Link
      href={paths.blog({ page })}
      prefetch={false}
      rel={rel}
      className={buttonVariants({ variant: 'ghost' })}
    >
      {text}
    </Link>
  )
}
