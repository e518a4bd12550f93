import { getImageProps } from 'next/image'
import config from '@/next.config'
import { pictureSources } from './picture-sources'

const SRC = '/storage/v1/object/public/blog/a b.webp'

/** What Next itself writes with the configuration of this site. */
function ofNext(size: number | string) {
  Object.assign(process.env, {
    __NEXT_IMAGE_OPTS: { ...config.images, path: '/_next/image', loader: 'default' },
  })
  const shape = typeof size === 'number' ? { width: size, height: size } : { fill: true, sizes: size }
  const { src, srcSet } = getImageProps({ src: SRC, alt: '', quality: 80, ...shape }).props
  return { src, srcSet }
}

test.each([
  48,
  160,
  384,
  600,
  '100vw',
  '(min-width: 380px) 304px, 80vw',
  '(min-width: 768px) 42rem, 34vw',
  '304px',
])('offers the sizes that Next would for %s', (size) =>
  expect(pictureSources({ src: SRC, quality: 80, size })).toEqual(ofNext(size)),
)
