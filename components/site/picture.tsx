'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { preload as preloadFile } from 'react-dom'
import { LAZY_IMAGE_PROPS, showWhenNear } from '@/components/video/lazy-image'
import { isOptimized } from '@/lib/video/optimized'
import { pictureSources, type PictureQuality } from '@/lib/video/picture-sources'

/** `high` and `auto` are the fetchPriority of a picture that the page preloads. */
export type Preload = 'high' | 'auto'

type Props = Pick<ComponentProps<'img'>, 'className' | 'style' | 'fetchPriority'> & {
  src: string
  alt: string
  quality?: PictureQuality
  preload?: Preload
  /** One of many: loads when nearly visible. */
  lazy?: boolean
  onFail?: () => void
} & (
    | { width: number; height: number; sizes?: undefined }
    | { sizes: string; width?: undefined; height?: undefined }
  )

/** The event of a picture that failed before hydration is lost, so it is asked for again. */
function retryFailed(picture: HTMLImageElement | null) {
  if (picture?.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src)
}

function retryAndWait(picture: HTMLImageElement | null) {
  retryFailed(picture)
  return picture ? showWhenNear(picture) : undefined
}

const isDrawing = (src: string) => src.endsWith('.svg')

/**
 * As Next's `Image`, which also knows what this site never uses and is 5 KB of every page's JavaScript. With `sizes` it fills its
 * positioned parent.
 */
export function Picture({
  src,
  alt,
  quality = 80,
  preload,
  lazy,
  onFail,
  className,
  sizes,
  width,
  height,
  ...props
}: Props) {
  const sources =
    isOptimized(src) && !isDrawing(src) ? pictureSources({ src, quality, size: sizes ?? width }) : { src }
  if (preload) {
    preloadFile(sources.src, {
      as: 'image',
      imageSrcSet: sources.srcSet,
      imageSizes: sizes,
      fetchPriority: preload,
    })
  }
  return (
    <img
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={preload ? undefined : 'lazy'}
      fetchPriority={preload}
      onError={onFail}
      className={cx(
        sizes && 'absolute inset-0 size-full',
        'text-transparent',
        lazy && 'lazy-image',
        className,
      )}
      {...props}
      {...(lazy && LAZY_IMAGE_PROPS)}
      ref={lazy ? retryAndWait : retryFailed}
      // Last, because Safari asks for `src` before it knows the others.
      sizes={sources.srcSet && sizes}
      srcSet={sources.srcSet}
      src={sources.src}
    />
  )
}
