import { StoredImage } from '@/components/site/stored-image'

type Props = {
  /** Path in public storage; null leaves an empty frame. */
  src: string | null
  focus?: string
  alt?: string
  sizes: string
  preload?: boolean
}

export function PostPicture({ src, focus, alt = '', sizes, preload }: Props) {
  return (
    <span className="relative block aspect-video overflow-hidden bg-card">
      {src && (
        <StoredImage src={src} focus={focus} alt={alt} sizes={sizes} preload={preload} lazy={!preload} />
      )}
    </span>
  )
}
