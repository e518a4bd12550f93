import { MDXRemote } from 'next-mdx-remote/rsc'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import styles from './markdown.module.css'

/** Text from the database. Format 'md', because MDX would run code and break on ordinary braces; HTML is dropped. */
export function Markdown({ source }: { source: string }) {
  return (
    <div className={styles.text}>
      <MDXRemote
        source={source}
        options={{
          mdxOptions: { format: 'md', remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSanitize] },
        }}
      />
    </div>
  )
}
