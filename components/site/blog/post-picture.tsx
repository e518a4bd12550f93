import { cx } from 'class-variance-authority'
import { StoredImage } from '@/components/site/stored-image'

type Props = {
  /** Path in public storage; null leaves an empty frame. */
  src: string | null
  alt?: string
  sizes: string
  preload?: boolean
  className?: string
}

export function PostPicture({ src, alt = '', sizes, preload, className }: Props) {
  return (
    <span className={cx('relative block aspect-video overflow-hidden bg-card', className)}>
      {src && <StoredImage src={src} alt={alt} sizes={sizes} preload={preload} lazy={!preload} />}
    </span>
  )
}
