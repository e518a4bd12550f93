import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { DemoAd } from '../../../ads/campaigns.ts'

const require = createRequire(import.meta.url)
const face = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')})`

const SHADES: Record<DemoAd['words'], string> = {
  left: 'linear-gradient(90deg, #0c0a08f2 0%, #0c0a08d9 38%, #0c0a0800 72%)',
  right: 'linear-gradient(270deg, #0c0a08f2 0%, #0c0a08d9 38%, #0c0a0800 72%)',
  below: 'linear-gradient(0deg, #0c0a08f2 0%, #0c0a08cc 34%, #0c0a0800 70%)',
}

const PLACES: Record<DemoAd['words'], string> = {
  left: 'left:56px;top:56px;bottom:56px;width:430px',
  right: 'right:56px;top:56px;bottom:56px;width:430px',
  below: 'left:56px;right:56px;bottom:48px',
}

/** The words of an ad over nothing: the picture, or the film, comes beneath. */
export function adMarkup(ad: DemoAd, logo: Buffer): string {
  const inRow = ad.words === 'below'
  return `<!doctype html><style>
    @font-face { font-family: Bricolage; font-weight: 200 800; src: ${face('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')} }
    @font-face { font-family: Instrument; font-weight: 400 700; src: ${face('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')} }
    body { margin: 0; width: 1000px; height: 550px; background: ${SHADES[ad.words]}; color: #f4ede2 }
    main { position: absolute; ${PLACES[ad.words]}; display: flex; flex-direction: column; justify-content: space-between; gap: 28px }
    img { height: 56px; max-width: 210px; object-fit: contain; object-position: left; align-self: flex-start }
    h1 { font: 700 60px/1.02 Bricolage; letter-spacing: -0.02em; margin: 0; text-wrap: balance }
    p { font: 500 24px/1.35 Instrument; margin: 18px 0 0; text-wrap: balance }
    b { font: 600 20px/1 Instrument; padding: 16px 22px; background: #f2a33c; color: #1a1208; align-self: flex-start; white-space: nowrap }
    .row { display: flex; justify-content: space-between; align-items: end; gap: 40px }
    .row b { align-self: end }
  </style><main>
    <img src="data:image/webp;base64,${logo.toString('base64')}">
    <div class="${inRow ? 'row' : ''}"><div><h1>${ad.headline}</h1><p>${ad.line}</p></div>${inRow ? `<b>${ad.action}</b>` : ''}</div>
    ${inRow ? '' : `<b>${ad.action}</b>`}
  </main>`
}
