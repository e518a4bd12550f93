import { mediaPath } from '@/lib/paths'
import { sampleAddress } from './sample-pictures'

const POSTERS = 'posters/'
const FILE = /^([a-z]{1,20}\/)?[0-9A-Za-z][0-9A-Za-z._-]{0,120}\.(webp|avif|png|jpe?g)$/

/** Whether a text can be the path of a `PictureRef`. Never an address. */
export const isPicturePath = (path: string): boolean => FILE.test(path) && !path.includes('..')

/** Where browsers find it. Posters of films, as in 'posters/first-pour.webp', have a bucket of their own; samples are data. */
export const picturePath = (path: string): string =>
  sampleAddress(path) ??
  (path.startsWith(POSTERS)
    ? mediaPath('video-thumbnails', path.slice(POSTERS.length))
    : mediaPath('logos', path))
