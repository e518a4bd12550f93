import { StoredImage } from '@/components/site/stored-image'
import { SidebarSection } from '@/components/staff/headings'
import { pictureFocus, postPicture } from '@/lib/blog/post'
import type { ArticleRecord } from '@/lib/data/website/article-record'
import { paths } from '@/lib/paths'

type Props = { article: ArticleRecord; siteName: string; host: string }

/** Characters that search engines show, more or less. */
const TITLE = 60
const DESCRIPTION = 155

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text

/** How networks and search engines show a link to it. */
export function LookSection({ article: { slug, values }, siteName, host }: Props) {
  const picture = postPicture(values.picture)
  const description = values.metaDescription || values.excerpt
  return (
    <SidebarSection id="look" title="As others show it">
      <figure className="grid gap-2">
        <figcaption className="text-sm text-muted-foreground">A search engine</figcaption>
        <div className="grid gap-1 rounded-md border p-4 text-sm [overflow-wrap:anywhere]">
          <p className="text-muted-foreground">{host + paths.post(slug)}</p>
          <p className="text-lg">{cut(values.metaTitle || values.title, TITLE)}</p>
          <p className="text-muted-foreground">{cut(description, DESCRIPTION) || 'No description yet'}</p>
        </div>
      </figure>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-muted-foreground">A shared link</figcaption>
        <div className="overflow-hidden rounded-md border bg-card">
          <div className="relative grid aspect-[1200/630] place-items-center">
            {picture ? (
              <StoredImage
                src={picture}
                alt=""
                sizes="24rem"
                {...pictureFocus(Number(values.focusX), Number(values.focusY))}
              />
            ) : (
              <p className="p-4 text-center text-sm text-muted-foreground">
                A drawn card with the title, because there is no picture
              </p>
            )}
          </div>
          <div className="grid gap-0.5 p-3 text-sm [overflow-wrap:anywhere]">
            <p className="text-muted-foreground">{siteName}</p>
            <p className="font-medium">{values.title}</p>
            <p className="line-clamp-2 text-muted-foreground">{description}</p>
          </div>
        </div>
      </figure>
    </SidebarSection>
  )
}
