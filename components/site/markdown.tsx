import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { VideoLink } from '@/components/video/intent-link'
import { rehypeHeadings, type Heading } from '@/lib/markdown/headings'
import { isInternalLink, isWithinBounds, schema, storedPicture } from '@/lib/markdown/sanitize'
import { log } from '@/lib/observability/log'
import { StoredImage } from './stored-image'
import styles from './markdown.module.css'

const COMPONENTS: MDXRemoteProps['components'] = {
  a: MarkdownLink,
  h1: 'h2',
  img: MarkdownImage,
  input: MarkdownTask,
  pre: MarkdownCode,
  table: MarkdownTable,
}

type Rendered = { content: ReactNode; headings: Heading[] }

/** Never throws: falls back to plain text. */
export async function renderMarkdown(source: string): Promise<Rendered> {
  if (!isWithinBounds(source)) return asPlainText(source)
  try {
    return await compile(source)
  } catch (error) {
    log.error('markdown.render', error)
    return asPlainText(source)
  }
}

/** Format 'md': MDX would run code and fail on braces. Raw HTML is dropped. */
export async function Markdown({ source }: { source: string }) {
  return (await renderMarkdown(source)).content
}

async function compile(source: string): Promise<Rendered> {
  const headings: Heading[] = []
  const { content } = await compileMDX({
    source,
    components: COMPONENTS,
    options: {
      mdxOptions: {
        format: 'md',
        remarkPlugins: [remarkGfm],
        remarkRehypeOptions: { footnoteLabel: 'Notes', footnoteBackContent: '↑' },
        rehypePlugins: [
          [rehypeSanitize, schema],
          [rehypeHeadings, { found: headings }],
        ],
      },
    },
  })
  return { content: <div className={styles.text}>{content}</div>, headings }
}

function asPlainText(source: string): Rendered {
  return { content: <div className={`${styles.text} ${styles.written}`}>{source}</div>, headings: [] }
}

const FILM = /^\/videos\/([a-z\d-]+)$/

export function MarkdownLink({ href, children, ...props }: ComponentProps<'a'>) {
  if (!href) return children
  const [, film] = FILM.exec(href) ?? []
  if (film) return <VideoLink slug={film}>{children}</VideoLink>
  if (isInternalLink(href)) {
    return (
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel={href.startsWith('#') ? undefined : 'noopener'} {...props}>
      {children}
    </a>
  )
}

/** Fixed aspect ratio, because sizes are unknown. External images become links. */
export function MarkdownImage({ src, alt = '', title }: ComponentProps<'img'>) {
  if (typeof src !== 'string') return null
  const stored = storedPicture(src)
  if (!stored) return <MarkdownLink href={src}>{alt || 'Picture'}</MarkdownLink>
  return (
    <span className={styles.figure}>
      <span className={styles.frame}>
        <StoredImage src={stored} alt={alt} sizes="(min-width: 768px) 42rem, 100vw" />
      </span>
      {title && <span className={styles.caption}>{title}</span>}
    </span>
  )
}

export function MarkdownTable(props: ComponentProps<'table'>) {
  return (
    <div role="group" aria-label="Table" tabIndex={0} className={styles.wide}>
      <table {...props} />
    </div>
  )
}

export function MarkdownCode(props: ComponentProps<'pre'>) {
  return <pre tabIndex={0} role="group" aria-label="Code" {...props} />
}

export function MarkdownTask({ checked }: ComponentProps<'input'>) {
  return (
    <span
      role="img"
      aria-label={checked ? 'Done:' : 'To do:'}
      className={checked ? styles.done : styles.open}
    />
  )
}
