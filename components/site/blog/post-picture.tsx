import { StoredImage } from '@/components/site/stored-image'

type Props = {
  /** Path in public storage; null leaves an empty frame. */
  src: string | null
  alt?: string
  sizes: string
  preload?: boolean
}

export function PostPicture({ src, alt = '', sizes, preload }: Props) {
  return (
    <span className="relative block aspect-video overflow-hidden bg-card">
      {src && <StoredImage src={src} alt={alt} sizes={sizes} preload={preload} lazy={!preload} />}
    </span>
  )
}
