import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isOwnPage, storedPicture } from '@/lib/markdown/sanitize'
import styles from './markdown.module.css'
import { StoredImage } from './stored-image'

/** An address that was refused leaves its words behind. */
export function MarkdownLink({ href, children, ...props }: ComponentProps<'a'>) {
  if (!href) return children
  if (isOwnPage(href)) {
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

/** In a frame of fixed proportions, since nobody knows its own before it arrives. Other sites' pictures become links to them. */
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

/** What is wider than the text is scrolled by keyboard too. */
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

/** The box before an entry of a task list: nothing that could be ticked. */
export function MarkdownTask({ checked }: ComponentProps<'input'>) {
  return (
    <span
      role="img"
      aria-label={checked ? 'Done:' : 'To do:'}
      className={checked ? styles.done : styles.open}
    />
  )
}
