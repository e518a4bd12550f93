import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc'
import type { ReactNode } from 'react'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { log } from '@/lib/observability/log'
import { isWithinBounds, schema } from '@/lib/markdown/sanitize'
import { rehypeHeadings, type Heading } from '@/lib/markdown/headings'
import { MarkdownCode, MarkdownImage, MarkdownLink, MarkdownTable, MarkdownTask } from './markdown-parts'
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

/** Never throws: what cannot be read as Markdown is shown as it was written. */
export async function renderMarkdown(source: string): Promise<Rendered> {
  if (!isWithinBounds(source)) return asWritten(source)
  try {
    return await compile(source)
  } catch (error) {
    log.error('markdown.render', error)
    return asWritten(source)
  }
}

/** Text from the database. Format 'md', because MDX would run code and break on ordinary braces; HTML is dropped. */
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

function asWritten(source: string): Rendered {
  return { content: <div className={`${styles.text} ${styles.written}`}>{source}</div>, headings: [] }
}
