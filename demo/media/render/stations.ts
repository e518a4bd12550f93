import sharp from 'sharp'
import { mediaPath } from './lib/paths.ts'
import { forecourt, storefront } from './page/drawings/station.ts'

type Drawing = [file: string, draw: typeof forecourt, name: string, main: string, accent: string]

/** The colors are those of the brands in demo/rows/72_brands.sql. */
const DRAWINGS: Drawing[] = [
  ['copper-kettle-fuel', forecourt, 'Copper Kettle', '#7a2e12', '#c9662b'],
  ['meridian-gas', forecourt, 'Meridian', '#0b3d91', '#f2a900'],
  ['bluestem-petroleum', forecourt, 'Bluestem', '#10456b', '#2f9e8f'],
  ['north-fork-energy', forecourt, 'North Fork', '#1d3b2a', '#d94f30'],
  ['larkspur-market', storefront, 'Larkspur Market', '#4b2a7b', '#8a63c9'],
  ['quick-otter', storefront, 'Quick Otter', '#163a4a', '#e0912f'],
  ['corner-lantern', storefront, 'Corner Lantern', '#2b2b2b', '#d9a514'],
  ['prairie-pantry', storefront, 'Prairie Pantry', '#6b4a12', '#b8860b'],
]

for (const [file, draw, name, main, accent] of DRAWINGS) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" font-family="Liberation Sans" font-weight="700">${draw(name, { main, accent })}</svg>`
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality: 78, effort: 6 })
    .toFile(mediaPath('logos', `sites/${file}.webp`))
  console.log(`${file}: ${size} bytes`)
}
